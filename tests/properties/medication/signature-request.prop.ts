/** The life of a second signature under any sequence of what people try. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { peopleMoves } from '@cauce/domain/kit/life/life'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { returnReasonError, type SignatureState } from '@cauce/domain/medication/signature-request'
import { askedSignature, signatureLife } from '@cauce/machines/life-cycles/second-signature'
import { property } from '../../support/property.ts'

const AUTHOR = 1
const person = fc.constantFrom(AUTHOR, 2, 3)
const move = fc.constantFrom('abrir', 'soltar', 'firmar', 'devolver', 'revisar', 'retirar')
const tries = fc.array(fc.record({ who: person, evento: move }), { maxLength: 30 })

interface Request {
  readonly estado: SignatureState
  readonly opener: number | null
  readonly closer: number | null
}

const CLOSED: readonly SignatureState[] = ['firmada', 'devuelta', 'retirada', 'revisada']

const handOf = ({ opener }: Request, who: number) => ({
  misma_mano: who === AUTHOR,
  la_abrio: opener === who,
  no_firma: null,
})

const step = (
  request: Request,
  { who, evento }: { who: number; evento: Parameters<typeof signatureLife.step>[1] },
): Request => {
  const after = signatureLife.step(request.estado, evento, handOf(request, who))
  if ('error' in after) return request
  const { estado } = after
  if (estado === 'abierta') return { estado, opener: who, closer: null }
  if (estado === 'pedida') return { estado, opener: null, closer: null }
  return { ...request, estado, closer: who }
}

describe('signatureLife', () => {
  property(
    'intente quien intente lo que sea, la firma otra mano, que la tenía abierta',
    [tries, fc.boolean()],
    (all, alone) => {
      let request: Request = { estado: askedSignature(alone), opener: null, closer: null }
      for (const one of all) {
        const before = request
        request = step(before, one)
        if (CLOSED.includes(before.estado)) expect(request).toEqual(before)
        if (request.estado === 'firmada' || request.estado === 'devuelta') {
          expect(request.closer).not.toBe(AUTHOR)
          expect(request.closer).toBe(request.opener)
        }
        if (alone) expect(['urgencia', 'revisada']).toContain(request.estado)
      }
    },
  )

  property('lo que se ofrece es lo que se puede', [tries, person], (all, who) => {
    let request: Request = { estado: 'pedida', opener: null, closer: null }
    for (const one of all) request = step(request, one)
    const hand = handOf(request, who)
    const free = signatureLife.offered(request.estado, hand).filter(({ por_que_no }) => por_que_no === null)
    for (const evento of peopleMoves(SIGNATURE_LIFE))
      expect(free.some((each) => each.evento === evento)).toBe(
        !('error' in signatureLife.step(request.estado, evento, hand)),
      )
  })
})

describe('returnReasonError', () => {
  property(
    'un signo o una palabra repetida no devuelve nada',
    [fc.constantFrom('no', 'a', '..', 'xx'), fc.nat({ max: 60 })],
    (sign, times) => {
      expect(returnReasonError(`${sign} `.repeat(times))).not.toBeNull()
    },
  )
})
