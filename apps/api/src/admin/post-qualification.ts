/** What the class of after the qualification of the loss of work capacity sends, chosen by who runs the installation. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { MAX_LEAVE_DESCRIPTION } from '@cauce/domain/sick-leave/sick-leave'
import { tooLong } from '@cauce/domain/text/field'
import { audit } from '../audit/audit.ts'
import type { DB } from '../db/tables.ts'
import { POST_QUALIFICATION } from '../modules/incapacidades/catalogue-queries.ts'

/** What the person can put right; nothing was changed. */
export class SettingProblem extends Error {}

export interface PostQualificationSetting {
  readonly codigo: string
  readonly descripcion: string
}

/** Code of the CIE-10 as the catalogue writes it: `z73.6` is `Z736`. */
const catalogueCode = (text: string): string => text.toUpperCase().replaceAll(/[\s.]/gu, '')

const choosable = async (db: Kysely<DB>, codigo: string) => {
  const row = await db
    .selectFrom('cie10')
    .select(['codigo', 'nombre'])
    .where('codigo', '=', codigo)
    .where('seleccionable', '=', true)
    .executeTakeFirst()
  if (row === undefined) throw new SettingProblem(`El catálogo CIE-10 no tiene el diagnóstico ${codigo}.`)
  return row
}

const checkedText = (text: string): string => {
  const descripcion = text.trim()
  if (descripcion === '') throw new SettingProblem('El texto está vacío.')
  if (descripcion.length > MAX_LEAVE_DESCRIPTION)
    throw new SettingProblem(`${tooLong(MAX_LEAVE_DESCRIPTION)} el texto.`)
  return descripcion
}

/** Changes the setting from today on and leaves its trace; answers the diagnosis. Throws {@link SettingProblem}. */
export const setPostQualification = (
  db: Kysely<DB>,
  setting: PostQualificationSetting,
  { who, now }: { readonly who: string; readonly now: Date },
): Promise<{ readonly codigo: string; readonly nombre: string }> =>
  db.transaction().execute(async (trx) => {
    const descripcion = checkedText(setting.descripcion)
    const diagnosis = await choosable(trx, catalogueCode(setting.codigo))
    const valor = JSON.stringify({ diagnostico_codigo: diagnosis.codigo, descripcion })
    const fuente = `Orden del servidor: ${who}`
    await trx
      .insertInto('ajustes')
      .values({ clave: POST_QUALIFICATION, valor, vigente_desde: bogotaDate(now.getTime()), fuente })
      .onConflict((conflict) => conflict.columns(['clave', 'vigente_desde']).doUpdateSet({ valor, fuente }))
      .execute()
    await audit(
      trx,
      { user: null, ip: 'consola', agente: who, now: () => now },
      {
        accion: 'ajuste.cambiar',
        recurso: 'ajuste',
        recurso_id: POST_QUALIFICATION,
        detalle: { codigo: diagnosis.codigo },
      },
    )
    return diagnosis
  })
