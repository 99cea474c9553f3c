/** The changes of the affiliates. */
import { APPROVE_CHANGES_PERMISSION, CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { created, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

const contact = (afiliado_id: number | undefined) => ({
  tipo: 'contacto',
  afiliado_id: afiliado_id ?? 0,
  fecha_novedad: new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10),
  despues: { direccion: `Calle ${Math.random()}`, celular1: '3101234567' },
})

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'novedades.opciones': {},
      'novedades.destinos': { body: { que: 'municipios', texto: 'mede' } },
    },
    'es de todos los afiliados, para quien tiene la página; lo que se lee queda en la bitácora': {
      'novedades.listar': { body: {} },
    },
    'crea algo que todavía no es de nadie': {
      'novedades.subir': { body: { nombre: 'soporte.pdf', tamano: 1024 } },
    },
  },
  administration: [
    installed('novedades.ver', ({ records }) => ({ path: `/afiliados/novedades/detalle/${records['novedades']}` })),
    installed('novedades.deAfiliado', ({ records }) => ({ path: `/afiliados/novedades/de/${records['afiliados']}` })),
    installed('novedades.previsualizar', ({ records }) => ({
      path: '/afiliados/novedades/previsualizar',
      body: contact(records['afiliados']),
    })),
    installed('novedades.radicar', ({ records }) => ({
      path: '/afiliados/novedades/radicar',
      body: contact(records['afiliados']),
    })),
    installed('novedades.mover', ({ records }) => ({
      path: '/afiliados/novedades/mover',
      body: { id: records['novedades'], version: 1, evento: 'tomar' },
    })),
    created('novedades.moverVarias', ({ records }) => ({
      path: '/afiliados/novedades/mover-varias',
      body: { cosas: [{ id: records['novedades'], version: 1 }], evento: 'tomar' },
    })),
  ],
  desk: [CHANGES_PERMISSION, APPROVE_CHANGES_PERMISSION],
  record: async (db) => {
    const filer = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'aseguramiento@cauce.demo')
      .executeTakeFirstOrThrow()
    const person = await db.selectFrom('afiliados').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const mark = crypto.randomUUID()
    const { id } = await db
      .insertInto('afiliado_novedades')
      .values({
        afiliado_id: person.id,
        radicado: mark,
        tipo: 'nombre',
        fecha_novedad: '2026-01-01',
        origen: 'ventanilla',
        antes: '{}',
        despues: '{}',
        huella: mark,
        estado: 'radicada',
        radica_user_id: filer.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
