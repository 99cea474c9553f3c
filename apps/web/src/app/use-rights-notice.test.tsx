import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RIGHTS_CHANGED, useRightsNotice } from './use-rights-notice.ts'

const said = vi.hoisted(() => vi.fn<(toast: { readonly message: string }) => void>())
vi.mock('@cauce/ui/toaster/toaster', () => ({ showToast: said }))
afterEach(() => {
  cleanup()
  said.mockReset()
})

const watch = () =>
  renderHook(({ id, permissions }) => useRightsNotice({ id, permissions }), {
    initialProps: { id: 1, permissions: ['a', 'b'] },
  })

it('tells who is working that their rights changed, once', () => {
  const { rerender } = watch()
  rerender({ id: 1, permissions: ['a'] })
  rerender({ id: 1, permissions: ['a'] })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: RIGHTS_CHANGED }))
})

it('says nothing when they come in another order or somebody else signs in', () => {
  const { rerender } = watch()
  rerender({ id: 1, permissions: ['b', 'a'] })
  rerender({ id: 2, permissions: ['c'] })
  expect(said).not.toHaveBeenCalled()
})
