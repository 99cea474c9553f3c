/** What became of a document since it was printed, for whoever holds it: nothing of whom it is about. */
import type { StatusTone } from './order-status.ts'

interface DocumentStateWords {
  readonly nombre: string
  readonly tono: StatusTone
  /** What to do with the paper; null: it holds. */
  readonly aviso: string | null
}

const STATES: ReadonlyMap<string, DocumentStateWords> = new Map<string, DocumentStateWords>([
  ['vigente', { nombre: 'Vigente', tono: 'ok', aviso: null }],
  [
    'reemplazado',
    { nombre: 'Reemplazado', tono: 'waiting', aviso: 'Hay una impresión más nueva de este documento: pídala.' },
  ],
  ['vencido', { nombre: 'Vencido', tono: 'waiting', aviso: 'Ya pasó el último día en que se podía usar.' }],
  ['anulado', { nombre: 'Anulado', tono: 'bad', aviso: 'Ya no vale: lo que ordenaba o certificaba se anuló.' }],
  [
    'levantado',
    {
      nombre: 'Levantado',
      tono: 'waiting',
      aviso: 'La incapacidad terminó antes de la fecha final que trae: pida el certificado actual.',
    },
  ],
])

/**
 * A state of the wire in words; one that is not known is read as it came.
 * @regla Quien verifica un papel lee si todavía vale, y si no, por qué y qué pedir.
 */
export const documentStateWords = (estado: string): DocumentStateWords =>
  STATES.get(estado) ?? { nombre: estado, tono: 'unknown', aviso: null }
