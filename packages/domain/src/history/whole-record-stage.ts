/** How far the whole record of an affiliate is, as the server tells it to who asked: ids and numbers, nothing clinical. */
import * as Schema from 'effect/Schema'

/** Event of the live connection. */
export const WHOLE_RECORD_PROGRESS = 'documento.avance'

const STAGES = ['leyendo', 'componiendo', 'dibujando'] as const

export const WholeRecordStage = Schema.Struct({
  afiliado_id: Schema.Int,
  fase: Schema.Literals(STAGES),
  /** Of what is drawn, from 0 to 1; 0 before. */
  parte: Schema.Finite,
})
export type WholeRecordStage = typeof WholeRecordStage.Type

const WORDS: Readonly<Record<WholeRecordStage['fase'], string>> = {
  leyendo: 'se leen las consultas',
  componiendo: 'se componen las páginas',
  dibujando: 'se dibujan las páginas',
}
const WHOLE = 100

/** `se dibujan las páginas, 45 %`; without a figure before there is one. */
export const stageInWords = ({ fase, parte }: Pick<WholeRecordStage, 'fase' | 'parte'>): string =>
  fase === 'dibujando' ? `${WORDS[fase]}, ${Math.floor(Math.min(1, Math.max(0, parte)) * WHOLE)} %` : WORDS[fase]

/** The part for a bar; null where it is not known yet. */
export const drawnPart = ({ fase, parte }: Pick<WholeRecordStage, 'fase' | 'parte'>): number | null =>
  fase === 'dibujando' ? Math.min(1, Math.max(0, parte)) : null
