import { describe, expect, it } from 'vitest'
import { atZero, HOME_TOPICS, topicAddress, topicsFor, topicWords } from './topics.ts'

describe('topicsFor', () => {
  it('gives who may nothing only what everybody who works here has', () => {
    expect(topicsFor({ permissions: [], tipo_usuario: 1 })).toEqual(['novedades'])
    expect(topicsFor({ permissions: [], tipo_usuario: 2 })).toEqual([])
  })

  it('an affiliate sees only what is theirs, whatever they were given by mistake', () => {
    const permissions = ['autogestion.menu', 'autorizacion.auditoria', 'blog.vista', 'panelmedico.atenciones']
    expect(topicsFor({ permissions, tipo_usuario: 2 })).toEqual(['mis_ordenes', 'mis_formulas', 'mis_incapacidades'])
    expect(topicsFor({ permissions, tipo_usuario: 1 })).not.toContain('mis_ordenes')
  })
})

it('a count agrees with its words, and leads to its list', () => {
  expect(topicWords('sin_sede', 1)).toBe('Línea sin sede')
  expect(topicWords('sin_sede', 2)).toBe('Líneas sin sede')
  expect(topicAddress('sin_sede')).toBe('/?asunto=sin_sede')
  expect(topicAddress('firmas')).toBe('/firmas/segundas')
  expect(new Set(HOME_TOPICS.map(topicAddress)).size).toBe(HOME_TOPICS.length)
})

it('what is at zero is said once', () => {
  expect(atZero([{ asunto: 'firmas', total: 1 }])).toBeNull()
  expect(
    atZero([
      { asunto: 'negadas', total: 0 },
      { asunto: 'firmas', total: 2 },
      { asunto: 'historias', total: 0 },
    ]),
  ).toBe('En cero: órdenes negadas por auditoría e historias sin finalizar')
})
