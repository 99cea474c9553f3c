/** How long a test of a component waits for what it asked: pages are loaded on demand, which takes as long as a busy machine takes. */
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 60_000 })
