/** The invented programs that connect: two in use and one switched off. Their keys are made and thrown away. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { makeKey } from '../../http/client-key.ts'
import { insertAll } from '../insert.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const PROGRAMS = [
  {
    nombre: 'Laboratorio San Rafael',
    descripcion: 'Lee las órdenes de laboratorio y devuelve los resultados. Soporte: Yuliana Ospina, 604 555 0134.',
    activo: true,
    madeDaysAgo: 210,
    usedHoursAgo: 1,
  },
  {
    nombre: 'Imágenes diagnósticas del Valle',
    descripcion: 'Agenda ecografías y tomografías desde las órdenes autorizadas.',
    activo: true,
    madeDaysAgo: 96,
    usedHoursAgo: 27,
  },
  {
    nombre: 'Portal de proveedores anterior',
    descripcion: 'Reemplazado en septiembre. Se conserva inactivo mientras termina el contrato.',
    activo: false,
    madeDaysAgo: 540,
    usedHoursAgo: 24 * 61,
  },
] as const

export const seedPrograms = async (db: Kysely<DB>, now: Date): Promise<void> => {
  await insertAll(
    db,
    'clientes',
    PROGRAMS.map(({ nombre, descripcion, activo, madeDaysAgo, usedHoursAgo }, index) => {
      const { clave_hash, clave_final } = makeKey()
      const made = new Date(now.getTime() - madeDaysAgo * DAY_MS).toISOString()
      return {
        id: index + 1,
        nombre,
        descripcion,
        clave_hash,
        clave_final,
        activo,
        demo: true,
        ultimo_uso_at: new Date(now.getTime() - usedHoursAgo * HOUR_MS).toISOString(),
        created_at: made,
        updated_at: made,
      }
    }),
  )
}
