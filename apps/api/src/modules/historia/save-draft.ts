/** A component of an open record is kept while it is typed, so that it survives the machine and follows the clinician to another one. */
import * as Schema from 'effect/Schema'
import { DRAFT_TOO_LARGE, draftSaving, MAX_DRAFT_BYTES, OTHER_VERSION } from '@cauce/domain/clinical-record/draft-save'
import type { DraftFields, DraftVersion } from '@cauce/domain/clinical-record/draft-merge'
import { RECORD_ROUTE, RecordComponents, type RecordComponent } from '@cauce/domain/clinical-record/record-components'
import { applyClinicalRecord } from '@cauce/machines/life-cycles/clinical-record'
import type { Answer, Body } from '@cauce/contract/entry'
import { decode, INVALID_VALUE, WHOLE_VALUE } from '@cauce/contract/field-errors'
import type { historia } from '@cauce/contract/historia'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import { fail, invalid, type ApiFailure } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { describeDevice } from '../cuenta/device.ts'
import { draftAt, writeDraft } from './draft-queries.ts'
import { lockedRecord } from './read-record.ts'

type Call = (typeof historia)['guardarBorrador']
type Draft = Body<Call>

const isFields = Schema.is(Schema.Record(Schema.String, Schema.Unknown))

/** 409 `borrador.otra_version`. */
export const otherVersion = (): ApiFailure => fail(409, 'borrador.otra_version', OTHER_VERSION)

/** The fields of the component, checked, as they are kept. 422 by field, such as `datos.motivo`. */
const checkedFields = (componente: RecordComponent, datos: DraftFields): { fields: DraftFields; json: string } => {
  const decoded = decode<DraftFields>(RecordComponents.fields[componente], datos)
  if (!decoded.ok)
    throw invalid(
      Object.fromEntries(
        Object.entries(decoded.errores).map(([campo, messages]) => [
          campo === WHOLE_VALUE ? WHOLE_VALUE : `${WHOLE_VALUE}.${campo}`,
          messages,
        ]),
      ),
    )
  const json = jsonText(decoded.value)
  if (Buffer.byteLength(json) > MAX_DRAFT_BYTES) throw invalid({ [WHOLE_VALUE]: [DRAFT_TOO_LARGE] })
  return { fields: JSON.parse(json), json }
}

const versionOf = (row: { readonly version: number; readonly datos: unknown } | undefined): DraftVersion | null =>
  row === undefined ? null : { version: row.version, datos: isFields(row.datos) ? row.datos : {} }

/**
 * Keeps the draft if it starts from the last version. 409 `borrador.otra_version` when somebody wrote in between; 409
 * `historia.finalizada` when there is nothing to draft any more. The writer's other devices are told. The first draft of a component
 * and the one that goes on in another device are audited, each pause in typing is not.
 */
export const saveDraft = async (ctx: UserCtx, consulta_id: number, draft: Draft): Promise<Answer<Call>> => {
  const { componente } = draft
  if (draft.ruta !== RECORD_ROUTE) throw invalid({ ruta: [INVALID_VALUE] })
  const { fields, json } = checkedFields(componente, draft.datos)
  const equipo = (draft.equipo ?? describeDevice(ctx.agente)).toWellFormed()
  const updated_at = ctx.now()
  const { written, ...answer } = await ctx.db.transaction().execute(async (trx) => {
    const record = await lockedRecord(trx, ctx, consulta_id)
    const moved = applyClinicalRecord(record.estado, 'guardar')
    if ('error' in moved) throw fail(409, 'historia.finalizada', moved.error)
    const row = await draftAt(trx, { consulta_id, componente })
    const saving = draftSaving(versionOf(row), { version: draft.version, datos: fields })
    if (saving.kind === 'otra_version') throw otherVersion()
    if (saving.kind === 'guardado')
      return { written: false, version: saving.version, updated_at: (row?.updated_at ?? updated_at).toISOString() }
    const { version } = saving
    await writeDraft(
      trx,
      { consulta_id, componente },
      { version, datos: json, equipo, user_id: ctx.user.id, updated_at },
    )
    if (row === undefined || row.equipo !== equipo)
      await audit(trx, ctx, {
        accion: 'historia.borrador',
        recurso: 'historia',
        recurso_id: consulta_id,
        afiliado_id: record.afiliado_id,
        detalle: { componente, version },
      })
    return { written: true, version, updated_at: updated_at.toISOString() }
  })
  if (written)
    ctx.realtime.toUser(ctx.user.id, 'historia.borrador', { consulta_id, componente, version: answer.version })
  return answer
}
