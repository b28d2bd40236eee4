import { getTextAttributes } from "@/components/ui/text-attributes";
import type { Person } from "@/lib/firm/schema";
import { peopleId } from "@/lib/firm/statements";
import styles from "./people.module.css";
import { Portrait } from "./portrait";

/** Returns initials such as "AM", shown in place of a photograph. */
const getInitials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 && words.at(-1)]
    .map((word) => (word ? word.charAt(0) : ""))
    .join("");
};

export function People({ title, people }: { title: string; people: Person[] }) {
  return (
    <section className={styles.section} aria-labelledby={peopleId}>
      <div className="container">
        <h2 id={peopleId} className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.people}>
          {people.map(({ name, role, photograph, registrations, text }, index) => (
            <li key={index} className={styles.person}>
              {photograph ? (
                <Portrait name={name} photograph={photograph} size={88} className={styles.face} />
              ) : (
                <span className={styles.face} aria-hidden="true">
                  {getInitials(name)}
                </span>
              )}
              <div>
                <h3 {...getTextAttributes(name)} className={styles.name}>
                  {name}
                </h3>
                <p {...getTextAttributes(role)} className={styles.role}>
                  {role}
                </p>
                {text && (
                  <p {...getTextAttributes(text)} className={styles.text}>
                    {text}
                  </p>
                )}
                {registrations && <p className={styles.registrations}>{registrations}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
