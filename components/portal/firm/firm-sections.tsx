"use client";

import {
  EmailField,
  FieldGrid,
  ImageField,
  LineField,
  LinesField,
  LinkField,
  OfficerFields,
  PhoneField,
} from "./fields";
import { Rows } from "./rows";
import { Section } from "./section";

export function ContactSection() {
  return (
    <Section
      title="Contact"
      note="Shown in the footer of every page and on the contact page."
      isOpen
    >
      <FieldGrid>
        <PhoneField
          name="contact.phone"
          label="Phone"
          description="For example: +91 98765 43210"
          data-autofocus
        />
        <EmailField name="contact.email" label="Email" description="For example: desk@example.in" />
        <PhoneField
          name="contact.whatsapp"
          label="WhatsApp"
          description="With the country code: +91 98765 43210"
        />
        <LineField
          name="contact.responseTime"
          label="How soon you answer"
          description="Completes “We answer” on the contact page and after a form is sent. For example: within one working day"
        />
        <LinesField
          name="contact.address"
          label="Address of the office"
          description="Building and street. One per line."
        />
        <LineField
          name="contact.city"
          label="City"
          description="With the PIN code. For example: Kochi 682031"
        />
        <LinkField
          name="contact.mapUrl"
          label="Map link"
          description="The office on a map, for example in Google Maps"
        />
        <LinesField
          name="contact.hours"
          label="Opening hours"
          description="One per line. For example: Monday to Friday: 10 am to 6 pm"
        />
        <EmailField
          name="contact.securityEmail"
          label="Email for security reports"
          description="Shown only in /.well-known/security.txt, which security researchers read"
        />
      </FieldGrid>
    </Section>
  );
}

export function SocialSection() {
  return (
    <Section
      title="Social Links"
      note="Shown as icons in the footer of every page. Each link must start with https://."
    >
      <FieldGrid>
        <LinkField name="social.x" label="X" />
        <LinkField name="social.facebook" label="Facebook" />
        <LinkField name="social.youtube" label="YouTube" />
        <LinkField name="social.linkedin" label="LinkedIn" />
        <LinkField name="social.instagram" label="Instagram" />
      </FieldGrid>
    </Section>
  );
}

const newPerson = { name: "", role: "", registrations: "", photograph: "", text: "" };

export function PeopleSection() {
  return (
    <Section title="People" note="Shown on the contact page, in this order.">
      <Rows name="people" noun="Person" newRow={newPerson} nameField="name">
        {(index) => (
          <FieldGrid>
            <LineField name={`people.${index}.name`} label="Name" required />
            <LineField name={`people.${index}.role`} label="Role" required />
            <LinesField
              name={`people.${index}.registrations`}
              label="Registrations"
              description="One per line. For example: EUIN: E000000"
            />
            <ImageField
              name={`people.${index}.photograph`}
              label="Photograph"
              description="Shown as a square. Without one, visitors see the initials."
            />
            <LinesField
              name={`people.${index}.text`}
              label="Text"
              description="A sentence or two."
            />
          </FieldGrid>
        )}
      </Rows>
    </Section>
  );
}

export function CompanySection() {
  return (
    <Section
      title="Company and Officers"
      note="Required by company law, data protection law and SEBI. Shown in the footer of every page and on the contact page."
    >
      <FieldGrid>
        <LineField
          name="company.legalName"
          label="Registered name"
          description="For example: Example Wealth Private Limited"
        />
        <LineField
          name="company.cin"
          label="CIN"
          description="21 characters: U66190KL2024PTC000000"
        />
        <LinesField
          name="company.registeredOffice"
          label="Registered office"
          description="Building, street and city. One per line."
        />
      </FieldGrid>
      <OfficerFields name="company.grievance" title="Grievance Officer" />
      <OfficerFields name="company.dataProtection" title="Data Protection Contact" />
      <OfficerFields name="company.accessibility" title="Accessibility Contact" />
    </Section>
  );
}
