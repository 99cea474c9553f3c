/**
 * Runs one step and writes how it went: `node tools/test/one-step.ts NAME FILE`. A program of its own, so that what the step and
 * everything below it cost is told apart from the steps beside it.
 */
import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { cpuSeconds } from './cpu.ts'
import type { Outcome } from './count.ts'
import { STEPS } from './steps.ts'

const MS = 1000
const [name, file = ''] = process.argv.slice(2)
const step = STEPS.find((one) => one.name === name)
if (step === undefined) throw new Error(`there is no step ${name}`)

const start = performance.now()
const count = step.run()
const outcome: Outcome = { ...count, seconds: (performance.now() - start) / MS, cpuSeconds: cpuSeconds() }
writeFileSync(file, JSON.stringify(outcome))
