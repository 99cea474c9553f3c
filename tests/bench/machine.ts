/** What the figures were measured on, printed above every table. */
import os from 'node:os'

export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 10)} · ${os.cpus().length} núcleos ${os.cpus()[0]?.model.trim() ?? ''} · ` +
  `${Math.round(os.totalmem() / 2 ** 30)} GiB · Node ${process.versions.node} · ${os.type()} ${os.release()}`

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
