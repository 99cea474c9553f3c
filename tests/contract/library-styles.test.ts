/** What of the library's styles reaches the browser, and that nothing is drawn without its own. */
import { expect, it } from 'vitest'
import { drawnRules, withoutStyles } from '../../apps/web/build/library-styles.ts'

it('keeps the rules that can meet something that is drawn, also inside of a condition', () => {
  const sheet = '.bp6-button,.bp6-menu{color:red}@media print{.bp6-tree{top:0}.bp6-dialog:not(.bp6-menu){top:1px}}'
  expect(drawnRules(sheet)).toBe('.bp6-button{color:red}\n@media print{.bp6-dialog:not(.bp6-menu){top:1px}}')
})

it('names what would be drawn without its styles: a component or a class', () => {
  const code = `import { Dialog, MenuItem } from '@blueprintjs/core'\nexport const one = <p className="bp6-input bp6-callout" />`
  expect(withoutStyles(code)).toEqual(['MenuItem', 'callout'])
})
