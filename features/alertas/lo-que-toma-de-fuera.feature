# language: es
Característica: Lo que el paciente toma y no se ordenó aquí
  Lo de otro médico, lo de venta libre y las plantas se anotan con su autor y su fecha, se cierran con motivo y nunca se borran. Cuentan en
  las comprobaciones como lo ordenado, y cada hallazgo dice quién lo contó.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @regla:medication/taken-outside @servidor-propio
  Regla: Lo anotado interactúa como lo ordenado

    Escenario: Warfarina de otro médico
      Cuando anota en la consulta 22 que toma "Warfarina 5 mg tableta"
      Y comprueba las interacciones de "Ibuprofeno 400 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo nombra "Warfarina 5 mg tableta" como algo que "según el paciente, indicado por otro médico"

    Escenario: Una planta que el conocimiento nombra, con otro de sus nombres
      Cuando anota en la consulta 22 que toma "hierba de San Juan"
      Y comprueba las interacciones de "Sertralina 50 mg tableta" en la consulta 22
      Entonces el hallazgo nombra "hierba de San Juan" como algo que "según el paciente"

    Esquema del escenario: El hipérico de la tienda con <medicamento>
      Cuando anota en la consulta 22 que toma "Hipérico"
      Y comprueba las interacciones de "<medicamento>" en la consulta 22
      Entonces el hallazgo dice:
        | qué puede pasar | <efecto> |
      Y el hallazgo nombra "Hipérico" como algo que "según el paciente"

      Ejemplos:
        | medicamento                 | efecto                   |
        | Ciclosporina 100 mg cápsula | Rechazo del injerto      |
        | Fluoxetina 20 mg cápsula    | Síndrome serotoninérgico |

    Escenario: Lo que nadie puede comparar no deja decir que no hay interacciones
      Cuando anota en la consulta 22 que toma "Té de manzanilla"
      Entonces el servidor responde "Anotado. No se puede comparar con los medicamentos: el conocimiento no lo tiene"
      Cuando comprueba las interacciones de "Loratadina 10 mg tableta" en la consulta 22
      Entonces no se pudo comparar con "Té de manzanilla"

    Escenario: Amiodarona que dejó hace un mes todavía actúa
      Cuando anota en la consulta 22 que tomó "Amiodarona 200 mg tableta" hasta hace 30 días
      Y comprueba las interacciones de "Warfarina 5 mg tableta" en la consulta 22
      Entonces encuentra 1 interacción
      Y el hallazgo nombra "Amiodarona 200 mg tableta" como algo que "todavía actúa"

    Escenario: Lo que dejó de tomar ya no es un duplicado
      Cuando anota en la consulta 22 que toma "Amiodarona 200 mg tableta"
      Y anota que dejó de tomarlo porque "Se lo suspendió su cardiólogo"
      Y pide los avisos de "Amiodarona 200 mg tableta" en la consulta 22
      Entonces no hay avisos de duplicidad

  @regla @regla:medication/standing-review @servidor-propio
  Regla: Lo que se anota después de ordenar se dice

    Escenario: Un anticoagulante que se cuenta después de la fórmula
      Dado que en la consulta 22 se formuló "Ibuprofeno 400 mg tableta"
      Cuando anota en la consulta 22 que toma "Warfarina 5 mg tableta"
      Entonces choca con "Ibuprofeno 400 mg tableta"
      Cuando pregunta por lo que hay que revisar en la consulta 22
      Entonces hay que revisar "Ibuprofeno 400 mg tableta" por "interacciones"

  @regla @regla:antecedents/outside-words @servidor-propio
  Regla: Tomar algo, no tomar nada más y no haberlo preguntado son tres cosas

    Escenario: Nadie ha preguntado
      Entonces de lo demás que toma en la consulta 22 se sabe "No se ha preguntado"

    Escenario: No toma nada más
      Cuando anota en la consulta 22 que no toma nada más
      Entonces de lo demás que toma en la consulta 22 se sabe "No toma nada más"

    @regla:antecedents/antecedent-life
    Escenario: Algo que cuenta después acaba lo que se había dicho, y el error no cuenta
      Cuando anota en la consulta 22 que no toma nada más
      Y anota en la consulta 22 que toma "Hipérico"
      Entonces de lo demás que toma en la consulta 22 se sabe "Hipérico: sigue · según el paciente, indicado por otro médico"
      Cuando anota que fue un error porque "Era de su esposa, no de ella"
      Entonces de lo demás que toma en la consulta 22 se sabe "No se ha preguntado"

  @regla @mensaje @regla:antecedents/outside-medicine @servidor-propio
  Regla: Lo que no puede ser se dice en su campo

    Escenario: Un año que no ha terminado no dice hasta cuándo
      Cuando anota en la consulta 22 que tomó "Warfarina 5 mg tableta" hasta este año
      Entonces el campo "Hasta" dice "Ese tiempo no ha terminado: escriba el día"

    Escenario: La dosis en números es de una presentación
      Cuando anota en la consulta 22 que toma 2 de "Hipérico"
      Entonces el campo "Dosis" dice "La dosis en números es de una presentación del vademécum: escójala, o escriba cómo lo toma"

  @regla @navegador @regla:antecedents/antecedent-life
  Regla: Se anota desde la historia

    Escenario: Con dos teclas queda que no toma nada más
      Dado que atiende una consulta nueva
      Y que abrió la historia en el navegador
      Entonces ve en "Lo demás que toma" "No se ha preguntado"
      Cuando pide lo demás que toma con la tecla "t"
      Y responde en el diálogo con la tecla "n"
      Entonces ve en "Vigente" "No toma nada más"
