/** Names each test that fails as it happens, with its first words: a whole run takes half an hour, and who waits wants to know. */
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { redLine } from './red-line.ts'

const say = (where: string, message: string | undefined): void => {
  process.stdout.write(`\n${redLine(where, stripVTControlCharacters(message ?? ''))}\n`)
}

export default class RedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state !== 'failed') return
    say(`${test.module.relativeModuleId} › ${test.fullName}`, result.errors[0]?.message)
  }

  /** A file that could not be loaded has no test that failed. */
  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) say(module.relativeModuleId, message)
  }
}
