/** Writes `docs/rules.md`: `node tools/manual/write-rules.ts`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { manualRules } from './rules.ts'
import { rulesPage } from './rules-page.ts'
import { ROOT } from './syntax.ts'

const rules = manualRules()
writeFileSync(path.join(ROOT, 'docs/rules.md'), rulesPage(rules))
console.log(`docs/rules.md: ${rules.length} reglas`)
