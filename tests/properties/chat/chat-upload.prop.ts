import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  fileArrived,
  filesAdded,
  newUpload,
  nextFile,
  opened,
  resumed,
  totalsOf,
} from '@cauce/machines/chat-upload/flow'
import type { ChatUploadContext } from '@cauce/machines/chat-upload/types'
import { sentName } from '@cauce/domain/chat/message-files'
import { property } from '../../support/property.ts'

/** What happens to the bytes of the file on its way: they arrive, they arrive and the answer is lost, or they do not. */
const fate = fc.constantFrom('llega', 'llega sin respuesta', 'se corta')
const sizes = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 })

describe('el envío de los archivos de un mensaje', () => {
  property(
    'por donde se corte, cada archivo termina en el servidor y ninguno que llegó sale de nuevo',
    [sizes, fc.array(fate, { maxLength: 30 })],
    (all, fates) => {
      const there = new Set<string>()
      const addresses = () =>
        all.map((_, place) => ({ ruta: `r${place}`, url: `/u${place}`, recibido: there.has(`f${place}`) }))
      const begin = newUpload({ maxFiles: 20 })
      const added = all.map((tamano, place) => ({ id: `f${place}`, nombre: `${place}.pdf`, tamano, pdf: true }))
      let context: ChatUploadContext = { ...begin, ...filesAdded(begin, added) }
      context = { ...context, ...opened(context, { envio: 1, addresses: addresses() }) }
      for (const happens of [...fates, ...all.map(() => 'llega' as const)]) {
        const file = nextFile(context)
        if (file === null) break
        expect(there.has(file.id)).toBe(false)
        if (happens !== 'se corta') there.add(file.id)
        context = { ...context, ...(happens === 'llega' ? fileArrived(context) : resumed(context, addresses())) }
      }
      expect([nextFile(context), there.size, totalsOf(context.archivos).percent]).toEqual([null, all.length, 100])
      expect(context.archivos.map(({ ruta }) => ruta)).toEqual(all.map((_, place) => `r${place}`))
    },
  )

  property(
    'el avance del total nunca es menos que nada ni más que todo',
    [fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { maxLength: 8 })],
    (pairs) => {
      const files = pairs.map(([tamano, part]) => ({ tamano, sent: Math.min(tamano, part) }))
      const { percent } = totalsOf(files)
      const whole = files.length > 0 && files.every(({ sent, tamano }) => sent === tamano && tamano > 0)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      if (whole) expect(percent).toBe(100)
    },
  )
})

describe('el nombre de un adjunto', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 }))
  property('nunca queda vacío, ni largo, ni con signos, y enviado dos veces es el mismo', [name], (text) => {
    const sent = sentName(`${text}.PDF`)
    expect(sent).toMatch(/^[\p{L}\p{N}_.-]{5,200}$/u)
    expect(sent).toBe(sent.toLowerCase())
    expect(sentName(sent)).toBe(sent)
  })
})
