import { describe } from 'vitest'
import { emptyForm, fieldsOf } from '@cauce/domain/kit/master/master'
import { masterProblems } from '@cauce/domain/kit/master/problems'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { property } from '../../../support/property.ts'
import { anyMaster, goodForm, masterWith, typedForm } from './forms.ts'

describe('masterProblems', () => {
  property(
    'calla ante un formulario bueno',
    [masterWith(goodForm)],
    ([of, form]) => Object.keys(masterProblems(of, form)).length === 0,
  )

  property(
    'dice lo mismo antes y después de ordenar lo escrito',
    [masterWith(typedForm)],
    ([of, form]) => JSON.stringify(masterProblems(of, form)) === JSON.stringify(masterProblems(of, tidyForm(of, form))),
  )

  property('de un formulario vacío señala justo lo obligatorio', [anyMaster], (of) => {
    const required = fieldsOf(of)
      .filter(([, field]) => field.required)
      .map(([name]) => name)
    return Object.keys(masterProblems(of, emptyForm(of))).join() === required.join()
  })

  property('solo señala campos del maestro, con una frase', [masterWith(typedForm)], ([of, form]) =>
    Object.entries(masterProblems(of, form)).every(([name, said]) => Object.hasOwn(of.fields, name) && said.length > 5),
  )
})
