/** Lines of before as drafts: of the history, of the active orders, of what was typed. */
import type { Article } from '@cauce/domain/medication/article'
import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import type { CompletedLine } from '@cauce/domain/medication/line-entry'
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'

type OldLine = MedicationHistoryRow | ActiveMedicationLine

/** The same prescription from today; its site is proposed again. */
export const draftOfLine = (line: OldLine, articulo: Article, today: string): MedicationDraft => ({
  ...emptyMedicationDraft(today),
  articulo,
  via: line.via,
  dosis: line.dosis,
  unidad_dosis: line.unidad_dosis,
  frecuencia: line.frecuencia,
  tiempo: line.unidad_tiempo,
  duracion: line.duracion,
  meses: line.meses,
  observacion: line.observacion,
  diagnostico: line.diagnostico,
})

/** What a typed line says, whole. The site and the diagnosis are not of the line. */
export const draftOfEntry = (line: CompletedLine): Partial<MedicationDraft> => ({
  articulo: line.articulo,
  via: line.via?.valor ?? '',
  dosis: line.dosis?.valor ?? null,
  unidad_dosis: line.unidad_dosis,
  frecuencia: line.frecuencia?.valor ?? null,
  tiempo: line.tiempo?.valor ?? '',
  duracion: line.duracion?.valor ?? null,
  meses: line.meses.valor,
  observacion: line.observacion?.valor ?? '',
  reemplaza: null,
})

/** The route of a drug where it has only one or the catalogue names it; one that was chosen and serves stays. */
export const usualRoute = ({ codesumi }: Article, chosen: string): string => {
  const { vias_administracion: own, via: usual } = codesumi
  if (own.length === 0 || own.includes(chosen)) return chosen
  const [only] = own
  if (usual !== null && own.includes(usual)) return usual
  return own.length === 1 && only !== undefined ? only : ''
}

/** The line that the affiliate takes, in the form, to be changed. */
export const draftOfActive = (articulo: Article): Partial<MedicationDraft> => {
  const { activa } = articulo
  if (activa === null) return {}
  return {
    articulo,
    via: usualRoute(articulo, ''),
    reemplaza: { orden_articulos_id: activa.orden_articulos_id, motivo: '' },
    ...(activa.diagnostico === undefined ? {} : { diagnostico: activa.diagnostico }),
    ...(activa.misma_presentacion
      ? {
          dosis: activa.dosis,
          unidad_dosis: activa.unidad_dosis,
          frecuencia: activa.frecuencia,
          tiempo: activa.unidad_tiempo,
          duracion: activa.duracion,
        }
      : {}),
  }
}
