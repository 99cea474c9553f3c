/** Lines over whose findings another professional signs: they wait as what is audited does, or go on as a vital urgency. */
import { signatureOf, waitsFor } from '@cauce/domain/medication/second-signature'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { settingOf } from '../../db/setting.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { CheckedLine } from '../alertas/check-lines.ts'
import type { NewMedicationLine } from './new-line.ts'

/** Key of the setting: `{"clases": [...]}`, dated as every one. */
const SIGNED_KINDS = 'ordenamiento.segunda_firma'

/** The row as it is stored: until the other hand approves it nothing of it is delivered, printed or counted as authorised. */
export const signedLines = async (
  ctx: Pick<UserCtx, 'db' | 'today'>,
  rows: readonly NewMedicationLine[],
  checked: readonly CheckedLine[],
): Promise<NewMedicationLine[]> => {
  const setting = await settingOf(ctx, SIGNED_KINDS)
  const answers = checked.flatMap(({ respondidas }) => respondidas)
  return rows.map((row, index) => {
    const findings = (checked[index]?.made ?? []).flatMap(({ hallazgos }) => hallazgos)
    const { pide, espera, urgencia } = signatureOf(findings, setting, answers)
    const said = (text: string): string => [row.movimiento_motivo, text].filter((part) => part !== null).join('. ')
    if (pide.length === 0) return row
    const firma = { hallazgos: pide.join(' · '), urgencia: urgencia !== null }
    if (urgencia !== null) return { ...row, firma, movimiento_motivo: said(urgencia) }
    const waiting = applyOrderLine(null, { crear: { requiere_auditoria: 1 } })
    if ('error' in waiting) throw new Error(waiting.error)
    const segunda_firma = espera.join(' · ')
    return { ...row, firma, estado_id: waiting.estado_id, segunda_firma, movimiento_motivo: said(waitsFor(espera)) }
  })
}
