/** A letter: what it says by sections, the warning of the law in prominent characters, and who signs it. */
import type { Content } from 'pdfmake/interfaces.js'
import type { ComposedSection } from '@cauce/domain/kit/letter/composed'
import { factRows } from './facts.ts'
import type { LetterDocument } from './model.ts'
import { INK, SOFT, above, professionalBlock } from './parts.ts'
import { paragraphs } from './recommendation-document.ts'

const FACTS_PER_ROW = 2
const TEXT = 11
const SIGNATURE_WIDTH = 250

const section = ({ titulo, datos, texto, lista }: ComposedSection): Content[] => [
  ...(titulo === null ? [] : [{ text: titulo, bold: true, fontSize: 12, margin: above(8), headlineLevel: 2 }]),
  ...factRows(datos, FACTS_PER_ROW),
  ...(texto === '' ? [] : [{ margin: above(4), stack: paragraphs(texto, TEXT) }]),
  ...(lista.length === 0 ? [] : [{ margin: above(4), ul: lista.map((text) => ({ text, fontSize: TEXT })) }]),
]

/** A box that nobody passes over: large, bold, with a thick line. */
const warning = (text: string): Content => ({
  margin: above(14),
  unbreakable: true,
  table: { widths: ['*'], body: [[{ text, bold: true, fontSize: 13, lineHeight: 1.2, alignment: 'center' }]] },
  layout: {
    hLineWidth: () => 2,
    vLineWidth: () => 2,
    hLineColor: () => INK,
    vLineColor: () => INK,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  },
})

const signatures = ({ firmantes, entidad }: LetterDocument): Content =>
  firmantes.length === 0
    ? { margin: above(24), text: `La expide ${entidad}`, bold: true, fontSize: 10.5 }
    : {
        margin: above(22),
        unbreakable: true,
        columns: firmantes.map((each) => professionalBlock(each, SIGNATURE_WIDTH)),
      }

/** Everything between the affiliate and the foot. */
export const letterContent = (model: LetterDocument): Content[] => [
  ...(model.contenido.norma === null ? [] : [{ text: model.contenido.norma, fontSize: 8.5, color: SOFT }]),
  ...model.contenido.secciones.flatMap(section),
  ...(model.contenido.advertencia === null ? [] : [warning(model.contenido.advertencia)]),
  signatures(model),
]
