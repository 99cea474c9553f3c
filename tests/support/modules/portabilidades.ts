/** The portabilities of the affiliates. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { PORTABILITY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { created, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'portabilidades.municipios': { body: { texto: 'mede' } },
      'portabilidades.sedes': { body: { municipio_id: 1 } },
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
    created('portabilidades.radicar', ({ records }) => {
      const today = bogotaDate(Date.now())
      return {
        path: '/portabilidades/radicar',
        body: {
          sentido: 'salida',
          afiliado_id: records['afiliados'] ?? 0,
          municipio_destino_id: 1,
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
    installed('portabilidades.asignar', ({ records }) => ({
      path: '/portabilidades/asignar',
      body: { id: records['portabilidades'], version: 1, rep_id: 1 },
    })),
    created('portabilidades.moverVarias', ({ records }) => ({
      path: '/portabilidades/mover-varias',
      body: { cosas: [{ id: records['portabilidades'], version: 1 }], evento: 'tomar' },
    })),
  ],
  desk: [PORTABILITY_PERMISSION],
  record: async (db) => {
    const filer = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'aseguramiento@cauce.demo')
      .executeTakeFirstOrThrow()
    const person = await db
      .selectFrom('afiliados as a')
      .select(['a.id', 'a.entidad_id'])
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('portabilidades as p').select('p.id').whereRef('p.afiliado_id', '=', 'a.id'))),
      )
      .orderBy('a.id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const town = await db.selectFrom('municipios').select('id').where('codigo', '=', '27001').executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('portabilidades')
      .values({
        sentido: 'salida',
        radicado: crypto.randomUUID(),
        afiliado_id: person.id,
        entidad_origen_id: person.entidad_id,
        municipio_destino_id: town.id,
        tipo: 'temporal',
        fecha_inicio: '2026-01-01',
        fecha_fin: '2026-06-01',
        razon: 'Trabajo',
        telefono: '3105550000',
        estado: 'radicada',
        radica_user_id: filer.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
