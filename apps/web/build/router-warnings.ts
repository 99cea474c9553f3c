import type { Plugin } from 'vite'

const FLAG = /var ENABLE_DEV_WARNINGS = true;/u

/** The router's package offers everybody the file that warns who develops; the other one differs in this alone. */
export const noRouterWarnings = (): Plugin => ({
  name: 'cauce-no-router-warnings',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]development[\\/].*\.mjs$/u, code: FLAG },
    handler: (code) => ({ code: code.replace(FLAG, 'var ENABLE_DEV_WARNINGS = false;'), map: null }),
  },
})
