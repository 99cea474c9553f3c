/** The audit, the sign-ins, who is on line and the programs that connect, with what the server may answer. */
import type { Page } from 'playwright-core'
import type { Walk } from './walk.ts'

const AUDIT = '**/api/auditoria/buscar'
const EXPORT = '**/api/auditoria/exportar'
const SWITCH = '**/api/cliente/cambiar-estado/*'
const DOWN = {
  status: 503,
  json: { error: 'El servicio no está disponible en este momento.', codigo: 'servidor.no_disponible' },
}

const open = async (page: Page, path: string, title: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const openAudit = (page: Page, search = ''): Promise<void> =>
  open(page, `/admin/auditoria${search}`, 'Auditoría de cambios')

/** On a phone all but the main filters are folded away. */
const unfold = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Más filtros/u })
  if (await more.isVisible()) await more.click()
}

export const auditWalk: Walk = {
  name: 'auditoria',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'auditoria',
      show: async (page) => {
        await openAudit(page)
        await page.getByRole('button', { name: 'Ver', exact: true }).first().waitFor()
      },
    },
    {
      name: 'auditoria-buscar-persona',
      show: async (page) => {
        await page.getByRole('combobox', { name: 'Quién' }).fill('laura')
        await page.getByRole('option').filter({ hasText: 'medico@cauce.demo' }).waitFor()
      },
    },
    {
      name: 'auditoria-filtrada',
      show: async (page) => {
        await page.keyboard.press('Enter')
        await unfold(page)
        await page.getByLabel('Acción', { exact: true }).selectOption('ingreso.correcto')
        await page.getByRole('row').filter({ hasText: 'Ingresó' }).first().waitFor()
      },
    },
    {
      name: 'auditoria-afiliado-no-existe',
      show: async (page) => {
        const document = page.getByRole('combobox', { name: 'Documento del afiliado' })
        await document.fill('1')
        await document.press('Enter')
        await page.getByText('Ningún afiliado tiene ese documento.').waitFor()
      },
    },
    {
      name: 'auditoria-sin-coincidencias',
      show: async (page) => {
        await openAudit(page, '?desde=2020-01-01&hasta=2020-01-02')
        await page.getByText('Nada coincide con estos filtros').waitFor()
      },
    },
    {
      name: 'auditoria-entrada',
      show: async (page) => {
        await openAudit(page, '?accion=ingreso.bloqueado')
        await page.getByRole('button', { name: 'Ver', exact: true }).first().click()
        await page.getByRole('rowheader', { name: 'Intentos fallidos' }).waitFor()
      },
    },
    {
      name: 'auditoria-descargada',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Descargar CSV' }).click()
        await page.getByText(/^El archivo tiene/u).waitFor()
      },
    },
    {
      name: 'auditoria-descarga-detenida',
      show: async (page) => {
        await page.route(EXPORT, (route) => route.fulfill(DOWN))
        await page.getByRole('button', { name: 'Descargar CSV' }).click()
        await page.getByRole('button', { name: 'Seguir la descarga' }).waitFor()
        await page.unroute(EXPORT)
      },
    },
    {
      name: 'auditoria-sin-servidor',
      show: async (page) => {
        await page.route(AUDIT, (route) => route.abort())
        await openAudit(page)
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await page.unroute(AUDIT)
      },
    },
    {
      name: 'ingresos-auditados',
      show: async (page) => {
        await open(page, '/admin/auditoria-logueos', 'Auditoría de ingresos')
        await page.getByRole('button', { name: /Contraseña incorrecta/u }).waitFor()
      },
    },
    {
      name: 'ingresos-por-direccion',
      show: async (page) => {
        await page.getByText('Por dirección', { exact: true }).click()
        await page.getByText('203.0.113.66').waitFor()
      },
    },
    {
      name: 'ingresos-por-cuenta',
      show: async (page) => {
        await page.getByText('Por cuenta', { exact: true }).click()
        await page.getByText('Cuentas que no existen').waitFor()
      },
    },
    {
      name: 'en-linea',
      show: async (page) => {
        await open(page, '/estadistica/usuarios-en-linea', 'Usuarios en línea')
        await page.getByText(/\(usted\)/u).waitFor()
      },
    },
    {
      name: 'en-linea-nadie',
      show: async (page) => {
        await page.getByLabel('Buscar').fill('no hay nadie así')
        await page.getByText('Nadie en línea coincide con el filtro').waitFor()
      },
    },
    {
      name: 'programas',
      show: async (page) => {
        await open(page, '/api/clientes', 'Clientes de la API')
        await page.getByText('Laboratorio San Rafael').waitFor()
      },
    },
    {
      name: 'programas-no-cambio',
      show: async (page) => {
        await page.route(SWITCH, (route) => route.fulfill(DOWN))
        await page.getByRole('switch', { name: /^Laboratorio San Rafael/u }).click()
        await page.getByText('No se pudo inactivar «Laboratorio San Rafael»').waitFor()
        await page.unroute(SWITCH)
      },
    },
    {
      name: 'programa-sin-nombre',
      show: async (page) => {
        await page.getByRole('button', { name: 'Crear un programa' }).click()
        await page.getByRole('button', { name: 'Crear el programa' }).click()
        await page.getByText('Campo requerido').waitFor()
      },
    },
    {
      name: 'programa-clave',
      show: async (page) => {
        await page.getByLabel('Nombre').fill(`Farmacia central ${crypto.randomUUID().slice(0, 8)}`)
        await page.getByRole('button', { name: 'Crear el programa' }).click()
        await page.getByRole('button', { name: 'Copiar la clave' }).waitFor()
      },
    },
    {
      name: 'programa-otra-clave',
      show: async (page) => {
        await page.getByRole('button', { name: 'Ya la guardé' }).click()
        await page.getByRole('button', { name: 'Clave nueva para Laboratorio San Rafael' }).click()
        await page.getByRole('button', { name: 'Generar clave nueva' }).waitFor()
      },
    },
  ],
}

/** Somebody else is on line, whom an administrator can put out. */
export const presenceWalk: Walk = {
  name: 'en línea',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'en-linea-otros',
      show: async (page, server) => {
        await server.login('medico@cauce.demo')
        await open(page, '/estadistica/usuarios-en-linea', 'Usuarios en línea')
        await page.getByRole('row').filter({ hasText: 'medico@cauce.demo' }).waitFor()
      },
    },
    {
      name: 'en-linea-cerrar',
      show: async (page) => {
        await page
          .getByRole('row')
          .filter({ hasText: 'medico@cauce.demo' })
          .getByRole('button', { name: 'Cerrar sesión' })
          .click()
        await page.getByLabel('Motivo').waitFor()
      },
    },
  ],
}
