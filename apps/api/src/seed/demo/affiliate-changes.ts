/** What was filed of the affiliates of the demo: what waits for another person, what is held, and what was closed. */
import type { Transaction } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { CHANGE_LIFE, isChangeState } from '@cauce/domain/insurance/change-life'
import { CHANGE_KINDS, type ChangeName, isChangeName } from '@cauce/domain/insurance/change-kinds'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { addMovement, beginLives } from '../../kit/life/movements.ts'
import { nextNumber } from '../../kit/series/next-number.ts'
import { fingerprint, prepareChange } from '../../modules/novedades/open.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { AgendaContext } from './agenda.ts'

const VERIFIER = 'coordinacion@cauce.demo'
/** The moves that left each in its state. */
const MOVES = {
  radicada: [],
  aplicada: [],
  en_revision: [['tomar', 'en_revision']],
  verificada: [
    ['tomar', 'en_revision'],
    ['verificar', 'verificada'],
  ],
  rechazada: [
    ['tomar', 'en_revision'],
    ['rechazar', 'rechazada'],
  ],
  anulada: [['anular', 'anulada']],
} as const
const HOLD = 'Retiro en espera: tiene una gestación abierta. Decida una persona.'
const HOUR = 3_600_000

const pairs = (text: string): MoveForm =>
  Object.fromEntries(
    text
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=')
        return [name, value]
      }),
  )

interface Catalogue {
  readonly kinds: ReadonlyMap<string, number>
  readonly towns: ReadonlyMap<string, number>
  readonly causes: ReadonlyMap<string, number>
}

const catalogueOf = async (db: Transaction<DB>): Promise<Catalogue> => {
  const kinds = await db.selectFrom('tipos_documento').select(['id', 'codigo']).execute()
  const towns = await db.selectFrom('municipios').select(['id', 'codigo']).execute()
  const causes = await db.selectFrom('causas_afiliacion').select(['id', 'clase']).orderBy('id', 'desc').execute()
  return {
    kinds: new Map(kinds.map(({ id, codigo }) => [codigo, id])),
    towns: new Map(towns.map(({ id, codigo }) => [codigo, id])),
    causes: new Map(causes.map(({ id, clase }) => [clase, id])),
  }
}

/** The ids of the database in the place of the codes of the file. */
const withIds = ({ tipo, municipio, ...rest }: MoveForm, { kinds, towns }: Catalogue): MoveForm => ({
  ...rest,
  ...(tipo === undefined ? {} : { tipo_documento_id: String(required(kinds, tipo, 'document type')) }),
  ...(municipio === undefined ? {} : { municipio_id: String(required(towns, municipio, 'town')) }),
})

interface Story {
  readonly trx: Transaction<DB>
  readonly context: AgendaContext
  readonly catalogue: Catalogue
}

const formOf = async (
  trx: Transaction<DB>,
  tipo: ChangeName,
  afiliado_id: number,
  own: MoveForm,
  causes: Catalogue['causes'],
) => {
  const row = await trx.selectFrom('afiliados').selectAll().where('id', '=', afiliado_id).executeTakeFirstOrThrow()
  const now: Readonly<Record<string, unknown>> = {
    ...row,
    municipio_id: row.municipio_afiliacion_id,
    regimen: row.regimen_prestacional,
  }
  const { fields, mueve } = CHANGE_KINDS[tipo]
  return Object.fromEntries(
    Object.keys(fields).map((name): [string, string] => {
      if (name === 'causa_id') return [name, String(causes.get(mueve ?? '') ?? '')]
      const value = now[name]
      return [name, own[name] ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')]
    }),
  )
}

const addOne = async ({ trx, context, catalogue }: Story, row: SeedRow): Promise<void> => {
  const { affiliates, users, today, now } = context
  const [tipo, estado] = [row.text('tipo'), row.text('estado')]
  if (!isChangeName(tipo) || !isChangeState(estado)) throw new TypeError(`no change ${tipo} ${estado}`)
  const afiliado_id = required(affiliates, row.text('documento'), 'affiliate').id
  const fecha = addDays(today, -row.number('hace_dias'))
  const own = withIds(pairs(row.text('despues')), catalogue)
  const form = await formOf(trx, tipo, afiliado_id, own, catalogue.causes)
  const asked = { tipo, afiliado_id, fecha_novedad: fecha, despues: form }
  const before = withIds(pairs(row.text('antes')), catalogue)
  // What was applied is told from what there was before to what there is now.
  const { antes, despues } =
    estado === 'aplicada'
      ? { antes: { ...form, ...before }, despues: form }
      : await prepareChange(trx, asked, { hoy: today, radicada: today })
  const filer = required(users, row.text('radica'), 'user')
  const verifier = required(users, VERIFIER, 'user')
  const at = new Date(now.getTime() - row.number('hace_dias') * 24 * HOUR)
  const moves = MOVES[estado]
  const isClosed = ['aplicada', 'rechazada', 'anulada'].includes(estado)
  const closed = new Date(at.getTime() + moves.length * HOUR)
  const year = Number(today.slice(0, 4))
  const { id } = await trx
    .insertInto('afiliado_novedades')
    .values({
      afiliado_id,
      radicado: `NOV-${year}-${String(await nextNumber(trx, 'novedad_afiliado', year)).padStart(6, '0')}`,
      tipo,
      fecha_novedad: fecha,
      origen: 'ventanilla',
      antes: jsonText(antes),
      despues: jsonText(despues),
      causa_id: (despues['causa_id'] ?? '') === '' ? null : Number(despues['causa_id']),
      soporte: row.orNull('soporte'),
      huella: fingerprint(despues),
      estado,
      version: moves.length + 1,
      retencion: estado === 'verificada' ? HOLD : null,
      radica_user_id: filer,
      revisa_user_id: moves.length > 0 && estado !== 'anulada' ? verifier : null,
      revisa_at: moves.length > 0 && estado !== 'anulada' ? at : null,
      verifica_user_id: ['verificada', 'rechazada'].includes(estado) ? verifier : null,
      motivo: row.orNull('motivo'),
      aplicada_at: estado === 'aplicada' ? at : null,
      cerrada_at: isClosed ? closed : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const begins = estado === 'aplicada' ? 'aplicada' : 'radicada'
  await beginLives(trx, CHANGE_LIFE.name, [{ id, estado: begins }], { user_id: filer, created_at: at })
  let from: string = begins
  for (const [index, [evento, a_estado]] of moves.entries()) {
    await addMovement(trx, {
      vida: CHANGE_LIFE.name,
      objeto_id: id,
      version: index + 2,
      evento,
      de_estado: from,
      a_estado,
      lleva: isClosed && index === moves.length - 1 ? { motivo: row.text('motivo') } : {},
      user_id: evento === 'anular' ? filer : verifier,
      created_at: new Date(at.getTime() + (index + 1) * HOUR),
    })
    from = a_estado
  }
}

export const seedAffiliateChanges = async (trx: Transaction<DB>, context: AgendaContext): Promise<void> => {
  const catalogue = await catalogueOf(trx)
  for (const row of await readSeed('demo/novedades-afiliado.tsv')) {
    // oxlint-disable-next-line no-await-in-loop -- they are numbered one after another
    await addOne({ trx, context, catalogue }, row)
  }
}
