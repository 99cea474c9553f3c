import { useEffect } from 'react'
import { useVersion, type Version } from '../store/version.ts'

/**
 * What the server says of itself, asked on entering the default layout. Its version is compared with this build's: a
 * difference does nothing, equality only logs.
 * @fuente spec 1 §7, §9
 */
export const useSameVersion = (): Version | null => {
  const server = useVersion()
  useEffect(() => {
    const own = import.meta.env.CAUCE_VERSION
    if (server !== null && server.version === own) console.info(`Cauce ${own}`)
  }, [server])
  return server
}
