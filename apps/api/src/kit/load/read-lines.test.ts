import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '@cauce/domain/kit/load/load'
import { chunksOf } from './chunks.ts'
import { headText, readLines } from './read-lines.ts'
import { titlesIn } from './titles.ts'

const TEXT = 'Código;Nombre\r\nÁ1;"Unidad ""Señor"";\n Ñ"\n\n;\nA2;Peña\n'
const pieces = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = async (bytes: Uint8Array, size = 7) => {
  const lines = []
  for await (const line of readLines(pieces(bytes, size), headText(bytes))) lines.push(line)
  return lines
}
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const printOf = async (bytes: Uint8Array): Promise<string> => {
  const asked = { size: 10, from: 0, maxLines: undefined, progress: { bytes: 0 } }
  const { all, print } = chunksOf(readLines(pieces(bytes, 7), headText(bytes)), asked)
  for await (const _chunk of all);
  return print()
}

describe('las líneas de un archivo', () => {
  it('son las mismas en UTF-8 y en lo que escribe Windows, por pequeños que sean los pedazos', async () => {
    const wanted = [
      { linea: 1, celdas: ['Código', 'Nombre'] },
      { linea: 3, celdas: ['Á1', 'Unidad "Señor";\n Ñ'] },
      { linea: 6, celdas: ['A2', 'Peña'] },
    ]
    for (const bytes of [Buffer.from(TEXT), Buffer.from(`\uFEFF${TEXT}`), latin(TEXT)]) {
      for (const size of [1, 3, 1_000]) expect(await read(bytes, size)).toEqual(wanted)
    }
  })

  it('tienen la misma huella con otro separador, otro fin de línea y otra codificación', async () => {
    const print = await printOf(Buffer.from('Código;Nombre\r\nA1;Peña\r\n'))
    expect(await printOf(latin('Código,Nombre\nA1,"Peña"'))).toBe(print)
    expect(await printOf(latin('Código,Nombre\nA1,Peñas'))).not.toBe(print)
  })

  it('no son las de una imagen ni las de unas comillas sin cerrar', async () => {
    await expect(read(Uint8Array.of(0x89, 0x50, 0, 1))).rejects.toThrow(NOT_TEXT)
    await expect(titlesIn(pieces(Uint8Array.of(0x50, 0), 1))).rejects.toThrow(NOT_TEXT)
    await expect(read(Buffer.from('a;b\n1;"2\n3;4\n'))).rejects.toThrow('No se pudo leer como CSV')
  })

  it('una fórmula que se guardó con su apóstrofo se lee sin él', async () => {
    expect((await read(Buffer.from("a,b\n'=1+1,2")))[1]?.celdas).toEqual(['=1+1', '2'])
  })

  it('el encabezado se conoce sin leer lo demás', async () => {
    expect(await titlesIn(pieces(latin(TEXT), 5))).toEqual({ head: 'Código;Nombre\r', cells: ['Código', 'Nombre'] })
  })
})
