import { describe, expect, it } from 'vitest'
import { filesOf, sentName } from './message-files.ts'

describe('the files of a message', () => {
  const one = { nombre: 'a.pdf', ruta: 'aa/1.pdf', tamano: 9 }

  it('are the single one of old messages and the others', () => {
    expect(filesOf({ adjunto: 'bb/2.pdf', nombre_adjunto: 'viejo.pdf', adjuntos: [one] })).toEqual([
      { nombre: 'viejo.pdf', ruta: 'bb/2.pdf', tamano: null },
      one,
    ])
    expect(filesOf({ adjunto: 'bb/2.pdf', nombre_adjunto: null, adjuntos: [] })[0]?.nombre).toBe('archivo.pdf')
    expect(filesOf({ adjunto: null, nombre_adjunto: null, adjuntos: [] })).toEqual([])
  })

  it.each([
    ['Historia Clínica (1).PDF', 'historia_clínica_1.pdf'],
    ['../../etc/passwd', '....etcpasswd'],
    ['¿?.pdf', 'archivo.pdf'],
    ['', 'archivo.pdf'],
    [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
    [`${'a'.repeat(197)}.pdf`, `${'a'.repeat(98)}.pdf`],
    [`informe.pdf${'a'.repeat(200)}.pdf`, `informe.pdf${'a'.repeat(87)}.pdf`],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(98)}.pdf`],
  ])('%j travels as %j', (name, sent) => {
    expect(sentName(name)).toBe(sent)
  })
})
