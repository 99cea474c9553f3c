import { expect, it } from 'vitest'
import { drawingsOf } from './drawings.ts'

const part = (title: string, y: number, state: string) =>
  `<text class="titulo" x="8" y="${y}" font-size="16">${title}</text><g transform="translate(0 ${y + 8})"><g class="node" data-state="${state}"><text>${state}</text></g></g>`
const picture = (height: number, ...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="maquina" role="img" width="986" height="${height}" viewBox="0 0 986 ${height}"><title>Alertas</title><style>.maquina{}</style>\n${parts.join('\n')}\n</svg>\n`
const states = (text: string) => [...text.matchAll(/data-state="([^"]*)"/gu)].map(([, id]) => id)
const heights = (text: string) => [...text.matchAll(/<svg [^>]*height="(\d+)"/gu)].map(([, height]) => Number(height))

it('a tall picture comes in its drawings, with every state and the same height in all', () => {
  const parts = [part('Vista general', 16, 'a'), part('Interacciones', 416, 'b'), part('Alergia', 1_016, 'c')]
  const whole = picture(1_500, ...parts)
  const drawings = drawingsOf(whole)
  expect(heights(drawings.join(''))).toEqual([400, 600, 500])
  expect(states(drawings.join(''))).toEqual(states(whole))
  expect(drawings[1]).toContain('viewBox="0 400 986 600"')
  expect(drawings.filter((drawing) => drawing.includes('role="img"'))).toHaveLength(1)
  for (const drawing of drawings) expect(drawing.match(/<text class="titulo"/gu)).toHaveLength(1)
})

it('one that is a single drawing stays as it is', () => {
  const whole = picture(300, '<g transform="translate(0 0)"><g data-state="a"/></g>')
  expect(drawingsOf(whole)).toEqual([whole])
  expect(drawingsOf('<svg><g/></svg>')).toEqual(['<svg><g/></svg>'])
})
