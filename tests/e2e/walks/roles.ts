/** Roles, permissions and states: lists, the editor, the review, and what the server may answer. */
import type { Page } from 'playwright-core'
import {
  editRole,
  openRoles,
  permission,
  permissionTree,
  reviewDialog,
  reviewRole,
  togglePermission,
} from '../pages/roles.ts'
import type { Screen, Walk } from './walk.ts'

const ROLES = '**/api/roles?*'
const DOCTOR = 'Médico general'

const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar un permiso' })

const listScreens: readonly Screen[] = [
  { name: 'roles', show: (page) => openRoles(page) },
  {
    name: 'roles-sin-coincidencias',
    show: async (page) => {
      await page.getByLabel('Buscar').fill('no hay un rol así')
      await page.getByText('Ningún rol coincide con lo que busca').waitFor()
    },
  },
  {
    name: 'roles-sin-servidor',
    show: async (page) => {
      await page.route(ROLES, (route) => route.abort())
      await page.goto('/admin/roles')
      await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
      await page.unroute(ROLES)
    },
  },
]

const editorScreens: readonly Screen[] = [
  {
    name: 'rol',
    show: async (page) => {
      await openRoles(page)
      await editRole(page, DOCTOR)
    },
  },
  {
    name: 'rol-permisos-abiertos',
    show: async (page) => {
      await page.getByRole('button', { name: 'Abrir todos' }).click()
      await permission(page, /^Consultas de hoy/u).waitFor()
    },
  },
  {
    name: 'rol-busqueda',
    show: async (page) => {
      await search(page).fill('historico')
      await permission(page, /historico\.laboratorios/u).waitFor()
    },
  },
  {
    name: 'rol-cambiado',
    show: async (page) => {
      await togglePermission(page, 'historico.ordenes', /historico\.ordenes/u)
      await togglePermission(page, 'kardex', /^Kardex/u)
      await search(page).fill('')
      await page.getByRole('button', { name: 'Cambiados' }).click()
      await permission(page, /Se quita/u).waitFor()
    },
  },
  { name: 'rol-revision', show: (page) => reviewRole(page) },
  {
    name: 'rol-error-de-nombre',
    show: async (page) => {
      await reviewDialog(page).getByRole('button', { name: 'Seguir editando' }).first().click()
      await reviewDialog(page).waitFor({ state: 'detached' })
      await page.getByLabel('Nombre').fill('Oncólogo')
      await page.getByRole('button', { name: 'Revisar cambios' }).click()
      await page.getByText('Ya existe un rol con ese nombre').first().waitFor()
    },
  },
  {
    name: 'rol-recuperado',
    show: async (page) => {
      await page.reload()
      await page.getByText('Se recuperó lo que había cambiado sin guardar.').waitFor()
    },
  },
  {
    name: 'rol-salir-sin-guardar',
    show: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Roles' }).click()
      await page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' }).waitFor()
    },
  },
  {
    name: 'rol-administrador',
    show: async (page) => {
      await page.getByRole('button', { name: 'Descartar los cambios' }).click()
      await page.getByRole('heading', { name: 'Roles y permisos' }).waitFor()
      await editRole(page, 'Administrador')
      await search(page).fill('admin.roles')
      await permission(page, /^Roles y permisos/u).waitFor()
    },
  },
  {
    name: 'rol-copia',
    show: async (page) => {
      await page.getByRole('button', { name: 'Copiar' }).click()
      await page.getByRole('heading', { name: 'Nuevo rol' }).waitFor()
      await permissionTree(page).waitFor()
    },
  },
]

const permissionScreens: readonly Screen[] = [
  {
    name: 'permisos',
    show: async (page) => {
      await page.goto('/desarrollo/permiso')
      await page.getByRole('row').filter({ hasText: 'blog.vista' }).waitFor()
    },
  },
  {
    name: 'permiso',
    show: async (page) => {
      await page.getByRole('row').filter({ hasText: 'blog.vista' }).getByRole('button', { name: 'Ver' }).click()
      await page.getByRole('dialog', { name: 'Atender y ordenar' }).getByText('Quién lo tiene').waitFor()
    },
  },
  {
    name: 'permisos-sin-coincidencias',
    show: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'De una versión anterior' }).click()
      await page.getByText('Ninguno quedó de una versión anterior').waitFor()
    },
  },
]

const statusScreens: readonly Screen[] = [
  {
    name: 'estados',
    show: async (page) => {
      await page.goto('/desarrollo/estado')
      await page.getByRole('row').filter({ hasText: 'Pendiente de auditoría' }).waitFor()
    },
  },
  {
    name: 'estado-de-las-reglas',
    show: async (page) => {
      await page
        .getByRole('row')
        .filter({ hasText: 'Pendiente de auditoría' })
        .getByRole('button', { name: 'Ver' })
        .click()
      await page.getByRole('dialog').getByRole('img').first().waitFor()
    },
  },
  {
    name: 'estado-nuevo-con-faltas',
    show: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Nuevo estado' }).click()
      await page.getByRole('button', { name: 'Crear el estado' }).click()
      await page.getByText('Campo requerido').waitFor()
    },
  },
  {
    name: 'estado-propio',
    show: async (page) => {
      const name = `En comité ${crypto.randomUUID().slice(0, 4)}`
      await page.getByLabel('Nombre').fill(name)
      await page.getByRole('button', { name: 'Crear el estado' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Editar' }).click()
      await page.getByRole('dialog', { name }).getByRole('switch').waitFor()
    },
  },
]

export const rolesWalk: Walk = {
  name: 'roles',
  who: 'admin@cauce.demo',
  screens: [...listScreens, ...editorScreens],
}

export const permissionsWalk: Walk = {
  name: 'permisos y estados',
  who: 'admin@cauce.demo',
  screens: [...permissionScreens, ...statusScreens],
}
