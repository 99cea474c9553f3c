import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkAttachments, isPdf } from '@cauce/domain/chat/limits'
import { mayChat } from '@cauce/domain/chat/may-chat'
import { property } from '../../support/property.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const junk = fc.string({ maxLength: 40 }).filter((text) => text.trim() !== '' && !text.includes('%PDF'))

describe('isPdf', () => {
  property(
    'por la primera marca del contenido, después de espacios o de una marca de orden de bytes',
    [fc.constantFrom('', ' ', '\n\n', '\u00ef\u00bb\u00bf'), fc.string()],
    (before, after) => {
      expect(isPdf(bytes(`${before}%PDF-1.7${after}`))).toBe(true)
    },
  )

  property('los cinco signos de la marca, todos', [fc.nat(4), fc.string()], (missing, after) => {
    const mark = Array.from('%PDF-').map((sign, place) => (place === missing ? 'x' : sign))
    expect(isPdf(bytes(`${mark.join('')}1.7 ${after.replaceAll('%', '')}`))).toBe(false)
  })

  property('lo que empieza como otra cosa no esconde un PDF', [junk, fc.string()], (before, after) => {
    expect(isPdf(bytes(`${before}%PDF-1.7${after}`))).toBe(false)
  })
})

const MB = 2 ** 20

const file = (tamano: number) => ({ nombre: 'orden.pdf', tamano, pdf: true })

describe('checkAttachments', () => {
  property(
    'juntos pesan a lo sumo cincuenta veces 2²⁰ bytes',
    [fc.integer({ min: 1, max: 20 }), fc.integer({ min: -2, max: 2 })],
    (count, extra) => {
      const rest = Array.from({ length: count - 1 }, () => file(MB))
      const last = file(50 * MB - (count - 1) * MB + extra)
      const told = checkAttachments([...rest, last], '')['archivos'] !== undefined
      expect(told).toBe(extra > 0)
    },
  )

  property('un mensaje de nueve letras es muy corto; ninguna o diez, no', [fc.nat(15)], (letters) => {
    const told = checkAttachments([file(1)], ` ${'a'.repeat(letters)} `)['mensaje'] !== undefined
    expect(told).toBe(letters > 0 && letters <= 9)
  })
})

describe('mayChat', () => {
  property(
    'el personal que tiene el permiso, y nunca un afiliado',
    [fc.integer({ min: 1, max: 4 }), fc.subarray(['blog.vista', 'otro'])],
    (tipo_usuario, permissions) => {
      expect(mayChat({ tipo_usuario, permissions })).toBe(permissions.includes('blog.vista') && tipo_usuario !== 2)
    },
  )
})
