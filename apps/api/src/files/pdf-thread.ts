/** The thread in which PDFs that came from outside are opened. One file each; it ends with its answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { faultOf } from './pdf-structure.ts'

const bytes: unknown = workerData
const fault = bytes instanceof Uint8Array ? await faultOf(bytes) : 'dañado'
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
parentPort?.postMessage(fault)
