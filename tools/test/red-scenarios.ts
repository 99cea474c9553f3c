/** Names each scenario that fails as it happens. On the screen, whatever else is written to a file. */
import { Formatter, Status } from '@cucumber/cucumber'
import type { IFormatterOptions } from '@cucumber/cucumber'
import type { Envelope } from '@cucumber/messages'
import { redLine } from './red-line.ts'

export default class RedScenarios extends Formatter {
  constructor(options: IFormatterOptions) {
    super(options)
    options.eventBroadcaster.on('envelope', ({ testCaseFinished }: Envelope) => {
      if (testCaseFinished === undefined) return
      const { pickle, worstTestStepResult } = options.eventDataCollector.getTestCaseAttempt(
        testCaseFinished.testCaseStartedId,
      )
      if (worstTestStepResult.status === Status.PASSED) return
      process.stdout.write(
        `\n${redLine(`${pickle.uri} › ${pickle.name}`, worstTestStepResult.message ?? worstTestStepResult.status)}\n`,
      )
    })
  }
}
