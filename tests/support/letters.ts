/** A letter that was issued, of the first affiliate. */
import type { Kysely } from 'kysely'
import { composeLetter } from '@cauce/domain/kit/letter/compose'
import { negacion } from '@cauce/domain/letters/negacion'
import type { DB } from '../../apps/api/src/db/tables.ts'

let made = 0

/** What a denial says. */
export const DENIED = {
  servicio: '879111 Tomografía de cráneo simple',
  cantidad: 1,
  pedida: 1,
  recibida: '2026-11-20',
  ordena: 'Ana María Restrepo',
  causal: 'No pertinente',
  justificacion: 'La imagen temprana no cambia el manejo de una cefalea sin signos de alarma.',
  fundamento: 'Guía de cefalea 2024, recomendación 7',
  alternativa: 'Control en dos semanas con diario de cefalea',
}

export const issuedLetter = async (db: Kysely<DB>, user_id: number): Promise<number> => {
  const person = await db.selectFrom('afiliados').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  made += 1
  const { id } = await db
    .insertInto('cartas')
    .values({
      clase: negacion.name,
      version: negacion.version,
      numero: `NEG-2025-${String(made).padStart(6, '0')}`,
      de_clase: 'prueba',
      de_id: made,
      afiliado_id: person.id,
      unica: true,
      contenido: JSON.stringify(composeLetter(negacion, DENIED)),
      user_id,
      firma_user_id: user_id,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
