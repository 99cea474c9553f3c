/** What the papers of a referral say, as plain data: its technical annex and its handover sheet. */
import type { AnnexSection } from '@cauce/domain/referral/annex-parts'
import type { PrintedFact } from './leave-model.ts'
import type { DocumentBase } from './model.ts'

export interface AnnexDocument extends DocumentBase {
  readonly clase: 'anexo_referencia'
  /** "Resolución 3047 de 2008, anexo técnico n.º 9". */
  readonly norma: string
  readonly secciones: readonly AnnexSection[]
}

/** One thing that happened, or that is waited for. */
export interface HandoverLine {
  /** Said where it differs from the line above. */
  readonly dia: string
  /** "06:31", "—". */
  readonly hora: string
  readonly titulo: string
  readonly resto: string
  readonly detalle: string
  /** Names of what was attached. */
  readonly archivos: readonly string[]
  readonly esMensaje: boolean
  readonly tono: 'done' | 'now' | 'pending'
}

export interface HandoverDocument extends DocumentBase {
  readonly clase: 'relevo_referencia'
  readonly estado: string
  readonly tono: 'ok' | 'waiting' | 'bad' | 'info' | 'unknown'
  readonly datos: readonly PrintedFact[]
  readonly descripcion: string
  /** The intervals that were measured. */
  readonly tiempos: readonly PrintedFact[]
  readonly lineas: readonly HandoverLine[]
  readonly observacion: string | null
  readonly notas: readonly string[]
}
