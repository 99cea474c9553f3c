import { expect, it } from 'vitest'
import { xlsxFile } from './xlsx-file.ts'

const LOCAL_FILE = 0x04034b50
const HEADER = 30

/** The files inside the archive, one after another. */
const textOf = async (archive: Blob): Promise<string> => {
  const bytes = new DataView(await archive.arrayBuffer())
  let text = ''
  for (let at = 0; bytes.getUint32(at, true) === LOCAL_FILE;) {
    const from = at + HEADER + bytes.getUint16(at + 26, true) + bytes.getUint16(at + 28, true)
    const body = archive.slice(from, from + bytes.getUint32(at + 18, true))
    const stored = bytes.getUint16(at + 8, true) === 0
    text += await (stored
      ? body.text()
      : new Response(body.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text())
    at = from + body.size
  }
  return text
}

it('keeps every text as text: nothing that anybody wrote becomes a formula', async () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://malo.example","Ver")', '\t=1', '＝1']
  const text = await textOf(await xlsxFile([['Código', 'Minutos'], ...hostile.map((cell) => [cell, 29])], 'remisiones'))
  expect(text).toContain('=1+1')
  expect(text).toContain('HYPERLINK')
  expect(text).toContain('<v>29</v>')
  expect(text).not.toMatch(/<f[ >]/u)
})
