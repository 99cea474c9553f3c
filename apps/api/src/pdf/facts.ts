/** Facts with their labels, in rows. */
import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedFact } from './leave-model.ts'
import { SOFT, above } from './parts.ts'

const fact = ({ nombre, valor }: PrintedFact): Content => ({
  stack: [
    { text: nombre, fontSize: 7.5, color: SOFT },
    { text: valor, fontSize: 9.5 },
  ],
})

/** Facts side by side, so many to a row. */
export const factRows = (facts: readonly PrintedFact[], perRow: number): Content[] => {
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, index) =>
    facts.slice(index * perRow, (index + 1) * perRow),
  )
  return rows.map((row): Content => ({
    margin: above(4),
    columnGap: 12,
    columns: Array.from({ length: perRow }, (_, index) => {
      const each = row[index]
      return { width: '*', stack: each === undefined ? [] : [fact(each)] }
    }),
  }))
}
