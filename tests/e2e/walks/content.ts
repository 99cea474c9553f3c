/** Manuals and news: read by everybody, written by an editor. */
import type { Page } from 'playwright-core'
import type { Walk } from './walk.ts'

const READ = '**/api/contenido/publicados?**'
const LIST = '**/api/contenido/listar?**'

const openReader = (page: Page) => page.goto('/inicio/manual')
const openEditor = (page: Page) => page.goto('/inicio/gestionContenido')

export const readerWalk: Walk = {
  name: 'manuales y novedades',
  who: 'medico@cauce.demo',
  screens: [
    {
      name: 'manuales',
      show: async (page) => {
        await openReader(page)
        await page.getByRole('link', { name: /Ordenar procedimientos/u }).waitFor()
      },
    },
    {
      name: 'manuales-leyendo',
      show: async (page) => {
        await page.getByRole('link', { name: /Su primer ingreso/u }).click()
        await page.getByRole('heading', { name: 'La contraseña' }).waitFor()
      },
    },
    {
      name: 'manuales-sin-coincidencias',
      show: async (page) => {
        await page.goto('/inicio/manual?texto=zarig%C3%BCeya')
        await page.getByText('Ningún contenido con estos filtros').waitFor()
      },
    },
    {
      name: 'manuales-vacio',
      show: async (page) => {
        await page.route(READ, (route) =>
          route.fulfill({ json: { data: [], total: 0, sin_leer: 0, pagina: 1, por_pagina: 20 } }),
        )
        await openReader(page)
        await page.getByText('Todavía no hay nada publicado').waitFor()
      },
    },
    {
      name: 'manuales-sin-servidor',
      show: async (page) => {
        await page.unroute(READ)
        await page.route(READ, (route) => route.abort())
        await openReader(page)
        await page.getByRole('button', { name: /Intentar de nuevo|Reintentar/u }).waitFor()
      },
    },
  ],
}

export const editorWalk: Walk = {
  name: 'gestión de contenido',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'contenido-lista',
      show: async (page) => {
        await openEditor(page)
        await page.getByText('Jornada de actualización de datos').waitFor()
      },
    },
    {
      name: 'contenido-columnas',
      show: async (page) => {
        await page.getByRole('button', { name: 'Columnas' }).click()
        await page.getByRole('checkbox').first().waitFor()
      },
    },
    {
      name: 'contenido-sin-servidor',
      show: async (page) => {
        await page.route(LIST, (route) => route.abort())
        await openEditor(page)
        await page.getByRole('button', { name: /Intentar de nuevo|Reintentar/u }).waitFor()
        await page.unroute(LIST)
      },
    },
    {
      name: 'contenido-editor',
      show: async (page) => {
        await openEditor(page)
        await page.getByText('Jornada de actualización de datos').click()
        await page.getByRole('heading', { name: 'Como se leerá' }).waitFor()
      },
    },
    {
      name: 'contenido-publicar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Publicar' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'contenido-nuevo-con-errores',
      show: async (page) => {
        await openEditor(page)
        await page.getByRole('button', { name: 'Nuevo contenido' }).click()
        await page.getByRole('button', { name: /Guardar el borrador/u }).click()
        await page.getByText('Elija si es un manual o una novedad').waitFor()
      },
    },
  ],
}
