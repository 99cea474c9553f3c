/** What may happen to a manual or a piece of news. */
import { contentMachine } from '../life-cycles/content.ts'
import type { Walk } from './walk.ts'

export const contentLifeWalk: Walk = {
  machine: contentMachine,
  events: () => ['publicar', 'retirar'].map((type) => ({ type })),
  ports: {},
  facts: () => null,
}
