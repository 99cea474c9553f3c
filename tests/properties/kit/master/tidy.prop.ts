import { describe } from 'vitest'
import { tidyForm } from '@cauce/domain/kit/master/tidy'
import { property } from '../../../support/property.ts'
import { masterWith, typedForm } from './forms.ts'

describe('tidyForm', () => {
  property('ordenar lo ordenado no cambia nada', [masterWith(typedForm)], ([of, form]) => {
    const once = tidyForm(of, form)
    return JSON.stringify(tidyForm(of, once)) === JSON.stringify(once)
  })

  property(
    'no deja espacios al borde ni dobles, y no pierde ni agrega campos',
    [masterWith(typedForm)],
    ([of, form]) => {
      const tidied = tidyForm(of, form)
      return (
        Object.keys(tidied).join() === Object.keys(of.fields).join() &&
        Object.values(tidied).every((value) => value === value.trim() && !/\s\s/u.test(value))
      )
    },
  )
})
