/** A technical annex as its form is: every box with its label, empty where nothing is known. @fuente Resolución 3047 de 2008 */
import type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import {
  ROW,
  type AnnexChoice,
  type AnnexField,
  type AnnexPart,
  type AnnexSection,
  type AnnexTable,
  type AnnexText,
} from '@cauce/domain/referral/annex-parts'
import { INK, LINE, SOFT, TINT, above } from './parts.ts'
import { paragraphs } from './recommendation-document.ts'
import type { AnnexDocument } from './referral-model.ts'

const LABEL = 7
const VALUE = 9
/** An empty box keeps the height of a line. */
const BLANK = ' '
const BOX = 7

const boxes: CustomTableLayout = {
  hLineWidth: () => 0.7,
  vLineWidth: () => 0.7,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

const box = (nombre: string, content: Content): Content => ({
  stack: [{ text: nombre, fontSize: LABEL, color: SOFT }, content],
})

const fieldCell = ({ nombre, valor }: AnnexField): Content =>
  box(nombre, { text: valor === '' ? BLANK : valor, fontSize: VALUE })

/** Boxes that share a row: while their widths fit in it. */
const inRows = (fields: readonly AnnexField[]): readonly (readonly AnnexField[])[] => {
  const rows: AnnexField[][] = []
  let used = ROW
  for (const each of fields) {
    if (used + each.ancho > ROW) rows.push([])
    used = used + each.ancho > ROW ? each.ancho : used + each.ancho
    rows.at(-1)?.push(each)
  }
  return rows
}

/** A row of boxes over the twelve columns of the page; the last one takes what is left. */
const fieldRow = (fields: readonly AnnexField[]): TableCell[] => {
  const taken = fields.slice(0, -1).reduce((sum, { ancho }) => sum + ancho, 0)
  return fields.flatMap((each, index): TableCell[] => {
    const colSpan = index === fields.length - 1 ? ROW - taken : each.ancho
    return [{ stack: [fieldCell(each)], colSpan }, ...Array.from({ length: colSpan - 1 }, () => '')]
  })
}

const fieldTable = (fields: readonly AnnexField[]): Content => ({
  table: { widths: Array.from({ length: ROW }, () => '*'), dontBreakRows: true, body: inRows(fields).map(fieldRow) },
  layout: boxes,
})

const tick = (isTicked: boolean): Column => ({
  width: BOX + 4,
  canvas: [
    { type: 'rect', x: 0, y: 2, w: BOX, h: BOX, lineWidth: 0.8, lineColor: INK },
    ...(isTicked
      ? [
          { type: 'line' as const, x1: 1.5, y1: 3.5, x2: BOX - 1.5, y2: BOX + 0.5, lineWidth: 1.3, lineColor: INK },
          { type: 'line' as const, x1: BOX - 1.5, y1: 3.5, x2: 1.5, y2: BOX + 0.5, lineWidth: 1.3, lineColor: INK },
        ]
      : []),
  ],
})

const PER_ROW = 4

const choiceTable = ({ nombre, opciones }: AnnexChoice): Content => {
  const rows = Array.from({ length: Math.ceil(opciones.length / PER_ROW) }, (_, row) =>
    opciones.slice(row * PER_ROW, (row + 1) * PER_ROW),
  )
  const option = (each: (typeof opciones)[number] | undefined): Column =>
    each === undefined
      ? { width: '*', text: '' }
      : {
          width: '*',
          columns: [tick(each.marcada), { width: '*', text: each.nombre, fontSize: 8.5, bold: each.marcada }],
        }
  return {
    table: {
      widths: ['*'],
      dontBreakRows: true,
      body: [
        [
          box(nombre, {
            stack: rows.map((row): Content => ({
              margin: above(1),
              columnGap: 6,
              columns: Array.from({ length: PER_ROW }, (_, index) => option(row[index])),
            })),
          }),
        ],
      ],
    },
    layout: boxes,
  }
}

/** A long text breaks from page to page. */
const textTable = ({ nombre, valor }: AnnexText): Content => ({
  table: {
    widths: ['*'],
    body: [[box(nombre, { stack: valor === '' ? [{ text: BLANK, fontSize: VALUE }] : [...paragraphs(valor, VALUE)] })]],
  },
  layout: boxes,
})

const listTable = ({ columnas, filas }: AnnexTable): Content => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: columnas.map((_, index) => (index === columnas.length - 1 ? '*' : 130)),
    body: [
      columnas.map((text): TableCell => ({ text, fontSize: LABEL, color: SOFT })),
      ...filas.map((row) => row.map((text): TableCell => ({ text: text === '' ? BLANK : text, fontSize: VALUE }))),
    ],
  },
  layout: boxes,
})

const other = (part: Exclude<AnnexPart, AnnexField>): Content => {
  if (part.clase === 'opciones') return choiceTable(part)
  return part.clase === 'texto' ? textTable(part) : listTable(part)
}

/** Consecutive boxes are drawn together. */
const parts = (all: readonly AnnexPart[]): Content[] => {
  const drawn: Content[] = []
  let fields: AnnexField[] = []
  const flush = (): void => {
    if (fields.length > 0) drawn.push(fieldTable(fields))
    fields = []
  }
  for (const part of all) {
    if (part.clase === 'campo') fields.push(part)
    else {
      flush()
      drawn.push(other(part))
    }
  }
  flush()
  return drawn
}

const title = (text: string): Content => ({
  table: { widths: ['*'], body: [[{ text, bold: true, fontSize: 9.5 }]] },
  layout: { ...boxes, fillColor: () => TINT },
  margin: above(6),
})

/** The title of a section never stays alone at the foot of a page. */
const section = ({ titulo, partes }: AnnexSection): Content[] => {
  const [first, ...rest] = parts(partes)
  return [
    ...(first === undefined ? [title(titulo)] : [{ unbreakable: isShort(partes), stack: [title(titulo), first] }]),
    ...rest,
  ]
}

/** A first part that fits in any page. */
const isShort = ([first]: readonly AnnexPart[]): boolean => first?.clase !== 'texto' || first.valor.length < 900

/** Everything between the patient and the foot. */
export const annexContent = (model: AnnexDocument): Content[] => [
  { text: model.norma, fontSize: 9, color: SOFT },
  ...model.secciones.flatMap(section),
]
