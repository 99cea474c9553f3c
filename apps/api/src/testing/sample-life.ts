/** A life of the tests: a paper that somebody takes, and closes with words. What it lives in is made for the test. */
import { sql, type Kysely } from 'kysely'
import { setup } from 'xstate'
import { lifeWords, type MoveRule } from '@cauce/domain/kit/life/life'
import { integer, note } from '@cauce/domain/kit/master/field'
import { defineLife } from '@cauce/machines/kit/life/life'
import { typesOf } from '@cauce/machines/types-of'
import type { DB } from '../db/tables.ts'
import { beginLives } from '../kit/life/movements.ts'
import { defineStore } from '../kit/life/store.ts'

type State = 'libre' | 'tomado' | 'cerrado'
interface Facts {
  readonly lo_tiene: boolean
}

const holds: MoveRule<Facts> = ({ lo_tiene }) =>
  lo_tiene ? null : { error: 'Lo tiene otra persona', codigo: 'papel.ajeno', status: 403 }

const PAPER = lifeWords({
  name: 'papel',
  code: 'papel',
  permission: 'papel',
  states: {
    libre: { palabra: 'Libre', tono: 'waiting' },
    tomado: { palabra: 'Tomado', tono: 'info' },
    cerrado: { palabra: 'Cerrado', tono: 'ok' },
  },
  fields: { nota: note('Nota', { max: 20 }), folios: integer('Folios', { optional: true, min: 1, max: 9 }) },
  moves: {
    soltar: { etiqueta: 'Soltar', hecho: 'Soltado', rules: [holds] },
    tomar: { etiqueta: 'Tomar', hecho: 'Tomado' },
    cerrar: {
      etiqueta: 'Cerrar',
      hecho: 'Cerrado',
      carries: ['nota', 'folios'],
      rules: [holds],
      check: ({ nota = '' }) => (nota === 'no' ? { nota: 'Diga algo más' } : {}),
    },
    vencer: { etiqueta: 'Vencer', hecho: 'Vencido', bySystem: true },
  },
  take: 'tomar',
  release: 'soltar',
  notAllowed: 'El papel ya no admite ese paso',
  changed: 'Otra persona lo movió antes.',
})

const machine = setup({
  types: typesOf<Record<string, never>, { readonly type: keyof typeof PAPER.moves }>(),
}).createMachine({
  id: 'papel',
  context: {},
  initial: 'libre',
  states: {
    libre: { on: { tomar: 'tomado', vencer: 'cerrado' } },
    tomado: { on: { soltar: 'libre', cerrar: 'cerrado', vencer: 'cerrado' } },
    cerrado: { type: 'final' },
  },
})
const paperLife = defineLife(PAPER, machine)

interface Paper {
  readonly id: number
  readonly version: number
  readonly estado: State
  readonly tomado_por: number | null
}

/** What goes wrong in the middle of a move, if anything. */
export const paperFault: { now: 'effect' | 'column' | 'event' | null } = { now: null }

export const paperStore = defineStore({
  of: paperLife,
  table: 'papeles_de_prueba',
  hold: async (trx, id) =>
    (await sql<Paper>`select * from papeles_de_prueba where id = ${id} for update`.execute(trx)).rows[0],
  facts: async ({ user }, { tomado_por }) => ({ lo_tiene: tomado_por === user.id }),
  columns: ({ estado, user_id }) => ({
    tomado_por: estado === 'tomado' ? user_id : null,
    ...(paperFault.now === 'column' ? { no_existe: 1 } : {}),
  }),
  effect: async (trx, _ctx, { id }, { evento }) => {
    await sql`insert into huellas_de_prueba (papel_id) values (${id})`.execute(trx)
    if (paperFault.now === 'effect') throw new Error('se cayó a la mitad')
    const alergia_id = paperFault.now === 'event' ? -1 : id
    return {
      detalle: { folio: id },
      events:
        evento === 'cerrar'
          ? [{ nombre: 'alergia.registrada', agregado: `papel:${id}`, payload: { afiliado_id: 1, alergia_id } }]
          : [],
    }
  },
  record: ({ id }) => ({ recurso: 'papel', recurso_id: id }),
})

export const makePaperTables = async (db: Kysely<DB>): Promise<void> => {
  await sql`create table papeles_de_prueba (id int generated always as identity primary key, version int not null default 1,
    estado text not null default 'libre', tomado_por int references users)`.execute(db)
  await sql`create table huellas_de_prueba (papel_id int not null)`.execute(db)
}

export const newPaper = async (db: Kysely<DB>, user_id: number): Promise<number> => {
  const made = await sql<{ id: number }>`insert into papeles_de_prueba default values returning id`.execute(db)
  const id = made.rows[0]?.id ?? 0
  await beginLives(db, PAPER.name, [{ id, estado: 'libre' }], { user_id, created_at: new Date() })
  return id
}

/** All that a move writes of a paper. */
export const paperTraces = async (db: Kysely<DB>, id: number) => {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.n ?? 0
  const row = await sql<Paper>`select * from papeles_de_prueba where id = ${id}`.execute(db)
  return {
    ...row.rows[0],
    movimientos: await count(
      sql`select count(*)::int as n from vida_movimientos where vida = 'papel' and objeto_id = ${id}`,
    ),
    auditoria: await count(
      sql`select count(*)::int as n from auditoria where recurso = 'papel' and recurso_id = ${String(id)}`,
    ),
    sucesos: await count(sql`select count(*)::int as n from eventos where agregado = ${`papel:${id}`}`),
    huellas: await count(sql`select count(*)::int as n from huellas_de_prueba where papel_id = ${id}`),
  }
}
