/** What an administrator sees of who stands in for whom, and of data that were set aside. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { TestServer } from '../../support/server.ts'
import { openUser, openUsers, searchUsers } from '../pages/usuarios.ts'
import type { Walk } from './walk.ts'

const LAURA = 'medico@cauce.demo'
const SUBSTITUTE = 'oncologo@cauce.demo'

const userId = async ({ db }: TestServer, email: string): Promise<number> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** One that is over, one that is in force. */
const grantTwo = async (server: TestServer): Promise<void> => {
  const people = {
    titular_user_id: await userId(server, LAURA),
    sustituto_user_id: await userId(server, SUBSTITUTE),
    otorgada_por_user_id: await userId(server, 'admin@cauce.demo'),
  }
  const today = bogotaDate(Date.now())
  await server.db
    .insertInto('sustituciones')
    .values([
      { ...people, desde: addDays(today, -40), hasta: addDays(today, -30), motivo: 'Vacaciones' },
      { ...people, desde: today, hasta: addDays(today, 6), motivo: 'Licencia de paternidad' },
    ])
    .execute()
}

export const substitutionsWalk: Walk = {
  name: 'sustituciones',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'sustituciones',
      show: async (page, server) => {
        await grantTwo(server)
        await openUsers(page)
        await searchUsers(page, 'Restrepo')
        await page.getByText('1 a 1 de 1').waitFor()
        await openUser(page, 'RESTREPO MEJÍA', 'Sustituciones')
        await page.getByRole('button', { name: 'Revocar' }).waitFor()
      },
    },
    {
      name: 'sustitucion-revocar',
      show: async (page) => {
        await page.getByRole('button', { name: 'Revocar' }).click()
        await page.getByRole('button', { name: 'Revocar sustitución' }).waitFor()
      },
    },
    {
      name: 'sustitucion-conceder-con-faltas',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Conceder sustitución' }).click()
        const dialog = page.getByRole('dialog', { name: 'Conceder sustitución' })
        await dialog.getByRole('button', { name: 'Conceder', exact: true }).click()
        await dialog.locator('.ca-field-error').first().waitFor()
      },
    },
  ],
}

export const setAsideWalk: Walk = {
  name: 'datos apartados',
  who: 'admin@cauce.demo',
  screens: [
    {
      name: 'datos-apartados',
      show: async (page, { db }) => {
        const recurso_id = `db.apartada-${Date.now()}`
        await db
          .insertInto('auditoria')
          .values({ accion: 'datos.apartar', recurso: 'datos', recurso_id, agente: 'sistemas@servidor', detalle: '{}' })
          .execute()
        await page.goto('/')
        await page.getByRole('region', { name: 'Datos apartados' }).waitFor()
      },
    },
    {
      name: 'datos-apartados-vistos',
      show: async (page) => {
        await page.getByRole('button', { name: 'Entendido: no mostrarlo más' }).click()
        await page.getByRole('region', { name: 'Datos apartados' }).waitFor({ state: 'detached' })
      },
    },
  ],
}
