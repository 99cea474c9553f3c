/** The letter of a denial: both doctors sign it. */
import { negacion } from '@cauce/domain/letters/negacion'
import { letterProblem } from '@cauce/domain/kit/letter/compose'
import { DENIED } from '../../tests/support/letters.ts'
import { caseOf, moveCase, proposeDenial, waits } from './autorizacion.ts'
import type { Mundo } from './mundo.ts'

export const issue = async (world: Mundo): Promise<void> => {
  await waits(world)
  await moveCase(world, 'auditor@cauce.demo', 'tomar')
  await proposeDenial(world, 'auditor@cauce.demo')
  await moveCase(world, 'concepto@cauce.demo', 'confirmar_negacion')
}

export const letterOf = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const { id } = await db
    .selectFrom('cartas')
    .select('id')
    .where('de_clase', '=', 'autorizacion')
    .where('de_id', '=', (await caseOf(world)).id)
    .executeTakeFirstOrThrow()
  return id
}

const call = async (world: Mundo, who: string, path: string, more: object = {}): Promise<void> => {
  world.token = await (await world.server()).login(who)
  await world.call(path, { id: await letterOf(world), ...more })
}

export const deliver = (world: Mundo, who: string, medio: string, detalle: string): Promise<void> =>
  call(world, who, '/cartas/entregar', { medio, detalle })

/** Whose letter it is has an account from now on. */
export const openAsAffiliate = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const { afiliado_id } = await caseOf(world)
  await db.updateTable('users').set({ afiliado_id }).where('email', '=', 'afiliada@cauce.demo').execute()
  await call(world, 'afiliada@cauce.demo', '/cartas/imprimir')
}

export const mailArrives = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const { id: correo_id } = await db
    .insertInto('correos')
    .values({ para: 'paciente@correo.co', asunto: 'Carta', texto: '', estado: 'enviado', enviado_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('cartas')
    .set({ correo_id })
    .where('id', '=', await letterOf(world))
    .execute()
}

export const annul = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  await db
    .updateTable('cartas')
    .set((eb) => ({
      anulada_at: new Date(),
      anulada_motivo: 'Se emitió por error',
      anulada_user_id: eb.ref('user_id'),
    }))
    .where('id', '=', await letterOf(world))
    .execute()
}

/** Why it would not be issued. `falta`: a field by its label; empty: none. */
export const problemOf = (firmas: number, falta: string, personas: number): string | null => {
  const missing = Object.entries(negacion.fields).flatMap(([name, { label }]) => (label === falta ? [[name, '']] : []))
  const signers = Array.from({ length: personas }, (_, at) => at + 1)
  const letter = { fields: negacion.fields, signers: firmas === 1 ? 'una' : negacion.signers } as const
  return letterProblem(letter, { ...DENIED, ...Object.fromEntries(missing) }, signers)
}
