/** The portabilities of the affiliates. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { PORTABILITY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { created, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

/** Where the ones that are made go, and who can go, each once: known once the demo is there. */
const places: { town: number; site: number; people: number[] } = { town: 0, site: 0, people: [] }

/** The last one that was made: it is closed before another, so that people do not run out. */
let last = 0

const OPEN = ['radicada', 'en_estudio', 'asignada', 'activa'] as const

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'portabilidades.municipios': { body: { texto: 'mede' } },
      'portabilidades.sedes': async ({ server }) => {
        const town = await server.db.selectFrom('municipios').select('id').limit(1).executeTakeFirstOrThrow()
        return { body: { municipio_id: town.id } }
      },
    },
    'es de todos los afiliados, para quien tiene la página; lo que se lee queda en la bitácora': {
      'portabilidades.listar': { body: {} },
    },
  },
  administration: [
    installed('portabilidades.ver', ({ records }) => ({
      path: `/portabilidades/detalle/${records['portabilidades']}`,
    })),
    installed('portabilidades.persona', ({ records }) => ({
      path: `/portabilidades/persona/${records['afiliados']}`,
    })),
    created('portabilidades.radicar', () => {
      const today = bogotaDate(Date.now())
      return {
        path: '/portabilidades/radicar',
        body: {
          sentido: 'salida',
          afiliado_id: places.people.shift(),
          municipio_destino_id: places.town,
          fecha_inicio: today,
          fecha_fin: addDays(today, 90),
          razon: 'Trabajo',
          telefono: '3105550000',
        },
      }
    }),
    installed('portabilidades.mover', ({ records }) => ({
      path: '/portabilidades/mover',
      body: { id: records['portabilidades'], version: 1, evento: 'tomar' },
    })),
    // Who asks studies it: only they assign its site.
    installed('portabilidades.asignar', ({ records }) => ({
      path: '/portabilidades/asignar',
      body: { id: records['portabilidades'], version: 1, rep_id: places.site },
    })),
    created('portabilidades.moverVarias', ({ records }) => ({
      path: '/portabilidades/mover-varias',
      body: { cosas: [{ id: records['portabilidades'], version: 1 }], evento: 'tomar' },
    })),
  ],
  desk: [PORTABILITY_PERMISSION],
  record: async (db, userId) => {
    const filer = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'aseguramiento@cauce.demo')
      .executeTakeFirstOrThrow()
    const site = await db
      .selectFrom('reps as r')
      .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
      .select(['r.id', 'r.municipio_id'])
      .where('m.codigo', '=', '27001')
      .where('r.activo', '=', true)
      .executeTakeFirstOrThrow()
    await db.updateTable('portabilidades').set({ estado: 'anulada' }).where('id', '=', last).execute()
    const [person, ...others] = await db
      .selectFrom('afiliados as a')
      .select(['a.id', 'a.entidad_id'])
      .where('a.estado_afiliado_id', '=', 1)
      .where('a.municipio_afiliacion_id', '<>', site.municipio_id)
      .where('a.id', 'not in', (eb) =>
        eb.selectFrom('portabilidades').select('afiliado_id').where('estado', 'in', OPEN),
      )
      .orderBy('a.id', 'desc')
      .limit(4)
      .execute()
    if (person === undefined) throw new Error('Nobody is left to go')
    Object.assign(places, { town: site.municipio_id, site: site.id, people: others.map(({ id }) => id) })
    const { id } = await db
      .insertInto('portabilidades')
      .values({
        sentido: 'salida',
        radicado: crypto.randomUUID(),
        afiliado_id: person.id,
        entidad_origen_id: person.entidad_id,
        municipio_destino_id: site.municipio_id,
        tipo: 'temporal',
        fecha_inicio: '2026-01-01',
        fecha_fin: '2026-06-01',
        razon: 'Trabajo',
        telefono: '3105550000',
        estado: 'en_estudio',
        radica_user_id: filer.id,
        estudia_user_id: userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    last = id
    return id
  },
}
