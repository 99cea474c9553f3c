import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const log = vi.spyOn(console, 'info')

/** Entering the default layout of a browser that was just opened, whose server says this version. */
const enter = async (version: string) => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ version, demo: true }))))
  const { useSameVersion } = await import('./use-same-version.ts')
  const { result } = renderHook(() => useSameVersion())
  await waitFor(() => expect(result.current?.version).toBe(version))
}

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  vi.stubEnv('CAUCE_VERSION', '2.0.2')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the version of the server', () => {
  it('only logs when it is this build’s', async () => {
    await enter('2.0.2')
    expect(log).toHaveBeenCalledExactlyOnceWith('Cauce 2.0.2')
  })

  it('does nothing when it is another', async () => {
    await enter('2.0.3')
    expect(log).not.toHaveBeenCalled()
  })
})
