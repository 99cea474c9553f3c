# language: es
@regla @regla:procedure/draft @regla:procedure/order-summary
Característica: La lista por ordenar
  Se arma despacio y se ordena de una vez: mientras tanto cada línea dice dónde se hará y qué le falta.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los procedimientos de la consulta 1

  @regla:procedure/draft
  Regla: Añadir pide observación, cantidad y procedimiento

    @mensaje
    Esquema del escenario: Falta algo
      Cuando añade <cómo>
      Entonces lee "Todos los campos son obligatorios"
      Y la lista por ordenar queda con 0 líneas

      Ejemplos:
        | cómo                                      |
        | el procedimiento "903841" sin observación |
        | el procedimiento "903841" sin cantidad    |
        | un procedimiento sin escogerlo            |

    Escenario: Con todo, la línea entra y el formulario queda limpio
      Cuando añade el procedimiento "902210"
      Entonces la lista por ordenar queda con 1 línea y el formulario limpio, con la vigencia de hoy

  @regla:ordering/propose-routing
  Regla: Cada línea dice dónde se hará y por qué

    @mensaje
    Escenario: La IPS primaria presta el servicio
      Cuando añade el procedimiento "902210"
      Entonces la línea "902210" se hará en una sede porque "Automático: IPS primaria del afiliado"

    Escenario: Hay sedes contratadas en el municipio
      Cuando añade el procedimiento "452301"
      Entonces la línea "452301" tiene alternativas de sede

    @mensaje
    Escenario: Ninguna sede contratada
      Cuando añade el procedimiento "881302"
      Entonces la línea "881302" avisa "ORDEN SIN DIRECCIONAMIENTO"
      Y el pie de la lista dice "1 sin direccionamiento"

  Regla: La lista se puede corregir antes de ordenar

    Escenario: Quitar una línea
      Dado que añadió los procedimientos "902210, 903841"
      Cuando quita de la lista la línea "902210"
      Entonces la lista por ordenar queda con 1 línea

    Escenario: Vaciar la lista
      Dado que añadió los procedimientos "902210, 903841"
      Cuando vacía la lista por ordenar
      Entonces la lista por ordenar queda con 0 líneas

  Regla: Lo escrito no se pierde

    Escenario: La lista sobrevive a una recarga
      Dado que añadió los procedimientos "902210, 903841"
      Cuando recarga la lista por ordenar
      Entonces la lista por ordenar queda con 2 líneas

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: Lo escrito sobrevive a una recarga
      Dado que la médica abrió en el navegador los procedimientos de la consulta 1
      Y añadió en el navegador el procedimiento "902210" con la observación "En ayunas"
      Cuando recarga la página
      Entonces ve "Ordenar 1 procedimiento"
