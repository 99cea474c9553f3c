import { expect, it, vi } from 'vitest'
import { documentProgressed, onDocumentProgress } from './document-hints.ts'

it('tells how far a document is to who listens, and nothing of what is not that', () => {
  const heard = vi.fn<(stage: unknown) => void>()
  const stop = onDocumentProgress(heard)
  documentProgressed({ afiliado_id: 1, fase: 'dibujando', parte: 0.5 })
  documentProgressed({ afiliado_id: 1, fase: 'otra', parte: 0.5 })
  documentProgressed(null)
  expect(heard.mock.calls).toEqual([[{ afiliado_id: 1, fase: 'dibujando', parte: 0.5 }]])
  stop()
  documentProgressed({ afiliado_id: 1, fase: 'dibujando', parte: 1 })
  expect(heard).toHaveBeenCalledTimes(1)
})
